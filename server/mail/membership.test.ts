import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { letterText } from './letter.ts'
import { planLetter } from './membership.ts'

const KINDS = ['renews', 'ends', 'late', 'last_days', 'ended'] as const
const due = { plan: 'premium', date: '2026-12-24', language: 'en' } as const
const site = 'https://site.example'

test.each(KINDS)('%s names the plan, and leads to the plans in every language', (kind) => {
  const subjects = locales.map((language) => planLetter({ ...due, kind, language }, site).subject)
  expect(new Set(subjects).size).toBe(locales.length)
  const text = letterText(planLetter({ ...due, kind, language: 'fr' }, site).letter)
  expect(text).toContain('Rizq')
  expect(text).toContain('https://site.example/fr/packages')
})

test('says the day, that nothing is lost, and that no interest is charged', () => {
  expect(planLetter({ ...due, kind: 'renews' }, site).subject).toBe('Your Rizq plan renews on 24 December 2026')
  expect(planLetter({ ...due, kind: 'late' }, site).letter.body).toContain('never charge interest')
  expect(planLetter({ ...due, kind: 'ended' }, site).letter.body).toContain('stay online on Barakah')
})
