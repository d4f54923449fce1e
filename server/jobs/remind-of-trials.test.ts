import { describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { letterHtml, letterText } from '../mail/letter.ts'
import { trialLetter } from './remind-of-trials.ts'

const due = { language: 'en', ends: '2026-03-31', listing: 'Noor Grill' }
const siteUrl = 'https://site.example'

describe('the letters about the end of a trial', () => {
  test.each([
    [23, 'Your VIP trial ends in 7 days'],
    [28, 'Your VIP trial ends in 2 days'],
    [30, 'Your VIP trial ends today'],
  ])('day %i', (day, subject) => {
    const written = trialLetter({ ...due, day }, siteUrl)
    expect(written.subject).toBe(subject)
    const text = letterText(written.letter)
    expect(text).toContain('Noor Grill')
    expect(text).toContain('31 March')
    expect(text).toContain('your listing stays online for free')
    expect(text).toContain('https://site.example/packages')
    expect(text).not.toContain('If you did not ask for this')
  })

  test('in every language, with its own words and address', () => {
    const subjects = locales.map((language) => trialLetter({ ...due, language, day: 23 }, siteUrl).subject)
    expect(new Set(subjects).size).toBe(locales.length)
    const { letter } = trialLetter({ ...due, language: 'ar', day: 30 }, siteUrl)
    expect(letterHtml(letter)).toContain('dir="rtl"')
    expect(letterText(letter)).toContain('https://site.example/ar/packages')
  })

  test('without a listing it still says what it is about', () => {
    expect(trialLetter({ ...due, listing: '', day: 28 }, siteUrl).letter.body).toContain('your listing')
  })
})
