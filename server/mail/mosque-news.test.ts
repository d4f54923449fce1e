import { expect, test } from 'vitest'
import { letterText } from './letter.ts'
import { mosqueNewsLetter } from './mosque-news.ts'

const news = {
  language: 'en',
  mail_token: '4b2c0f6e-6a0d-4c5e-9f52-0d2a9f0c1b11',
  mosque_name: 'Masjid al-Noor',
  mosque_slug: 'masjid-al-noor',
  announcement: {
    kind: 'janazah',
    title: 'Janazah of a member',
    body: 'Please remember the family.',
    happens_on: '2026-11-15',
    after_prayer: 'dhuhr',
    burial_place: 'Garden of Peace',
  },
}

test('says when, after which prayer and where, and how to stop', () => {
  const { subject, letter, headers } = mosqueNewsLetter(news, 'https://site.example')
  const text = letterText(letter)
  expect(subject).toBe('Masjid al-Noor: Janazah of a member')
  for (const part of ['Sunday', '15 November 2026', 'After Dhuhr', 'Burial: Garden of Peace', 'Please remember'])
    expect(text).toContain(part)
  expect(text).toContain('https://site.example/mosque/masjid-al-noor#announcements')
  expect(headers['List-Unsubscribe']).toBe(`<https://site.example/mosques/unsubscribe?token=${news.mail_token}>`)
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
})

test('is written in the follower’s language', () => {
  const { letter } = mosqueNewsLetter({ ...news, language: 'ar' }, 'https://site.example')
  expect(letterText(letter)).toContain('صلاة جنازة')
  expect(letter.action?.url).toContain('/ar/mosque/')
})
