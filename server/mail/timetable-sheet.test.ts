import { expect, test } from 'vitest'
import { letterText } from './letter.ts'
import { timetableLetter } from './timetable-sheet.ts'

const sheet = {
  locale: 'en',
  mail_token: '4b2c0f6e-6a0d-4c5e-9f52-0d2a9f0c1b11',
  mosque_name: 'Masjid al-Noor',
  mosque_slug: 'masjid-al-noor',
  month: '2026-12',
  paper: 'a3',
  colour: 'blue',
  own_colour: '#17457a',
  language: 'ur',
}

test('leads to the sheet of that month, as it was wished, and to the way out', () => {
  const { subject, letter, headers } = timetableLetter(sheet, 'https://site.example')
  expect(subject).toBe('Prayer times for December 2026: Masjid al-Noor')
  const to = new URL(letter.action?.url ?? '')
  expect(to.pathname).toBe('/templates/poster')
  expect(Object.fromEntries(to.searchParams)).toEqual({
    kind: 'timetable',
    place: 'mosque:masjid-al-noor',
    month: '2026-12',
    paper: 'a3',
    colour: 'blue',
    own: '#17457a',
    language: 'ur',
  })
  // Next month's preview is not held to this one.
  expect(new URL(letter.also?.url ?? '').searchParams.has('month')).toBe(false)
  const leave = `https://site.example/mosques/unsubscribe?of=timetable&token=${sheet.mail_token}`
  expect(letterText(letter)).toContain(leave)
  expect(headers).toEqual({
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('is written in its reader’s language, whatever that of the sheet', () => {
  const { letter } = timetableLetter({ ...sheet, locale: 'ar' }, 'https://site.example')
  expect(letter.action?.url).toContain('/ar/templates/poster?')
  expect(letter.action?.url).toContain('language=ur')
})
