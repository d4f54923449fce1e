import { expect, test } from 'vitest'
import {
  endOfAyah,
  nextToPlay,
  type Plan,
  portionFor,
  progress,
  recitationUrl,
  schedule,
  tallness,
  verseDue,
} from './rules.ts'

const month: Plan = { kind: 'days', starts: '2026-11-15', days: 30, through: 0 }

test('thirty days read about twenty pages each and end with the last verse', () => {
  const days = schedule(month)
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ day: 1, date: '2026-11-15', firstPage: 1, lastPage: 21, first: 1, last: 148 })
  expect(days.at(-1)).toMatchObject({ day: 30, date: '2026-12-14', lastPage: 604, last: 6236 })
  for (const [i, { first }] of days.entries()) if (i > 0) expect(first).toBe((days[i - 1]?.last ?? 0) + 1)
})

test.each([1, 7, 29, 30, 100, 604, 700, 3650])('in %i days every verse is read once', (days) => {
  const portions = schedule({ starts: '2026-11-15', days })
  expect(portions[0]?.first).toBe(1)
  expect(portions.at(-1)?.last).toBe(6236)
  expect(portions.reduce((sum, { first, last }) => sum + last - first + 1, 0)).toBe(6236)
})

test('says what is due today, and what is late', () => {
  expect(portionFor(month, '2026-11-15')).toMatchObject({ state: 'due', day: 1, first: 1, last: 148, late: 0 })
  expect(portionFor({ ...month, through: 148 }, '2026-11-15')).toEqual({ state: 'done', day: 1 })
  expect(portionFor(month, '2026-11-17')).toMatchObject({ state: 'due', day: 3, first: 1, late: 41 })
  expect(portionFor({ ...month, through: 148 }, '2026-11-16')).toMatchObject({ state: 'due', first: 149, late: 0 })
  expect(portionFor(month, '2026-11-12')).toEqual({ state: 'waiting', inDays: 3 })
  expect(portionFor({ ...month, through: 6236 }, '2026-11-16')).toEqual({ state: 'finished' })
  // After the last day everything is due.
  expect(portionFor({ ...month, through: 6000 }, '2027-02-01')).toMatchObject({ state: 'due', last: 6236 })
})

test('progress is full only at the end', () => {
  expect([0, 3118, 6235, 6236].map((through) => progress({ through }))).toEqual([0, 50, 99, 100])
  expect(verseDue(month, 0)).toBe(0)
})

test('recitations are addressed by three digits or by number', () => {
  expect(recitationUrl('https://a.example/{surah}{ayah}.mp3', 262)).toBe('https://a.example/002255.mp3')
  expect(recitationUrl('https://a.example/{verse}.mp3', 262)).toBe('https://a.example/262.mp3')
})

test('the end of a verse carries its number in Arabic digits', () => {
  expect(endOfAyah(255)).toBe('\u06dd٢٥٥')
})

test('after a verse comes the next, the same again, or the passage from its beginning', () => {
  const at = { first: 10, last: 12 }
  expect(nextToPlay({ ...at, verse: 10, repeat: 'off' })).toBe(11)
  expect(nextToPlay({ ...at, verse: 12, repeat: 'off' })).toBeNull()
  expect(nextToPlay({ ...at, verse: 12, repeat: 'verse' })).toBe(12)
  expect(nextToPlay({ ...at, verse: 11, repeat: 'passage' })).toBe(12)
  expect(nextToPlay({ ...at, verse: 12, repeat: 'passage' })).toBe(10)
})

test('a verse that is not laid out yet takes as many steps as its words need on a phone', () => {
  const short = { text: 'الٓمٓ', transliteration: null, translations: ['Alif, Lam, Meem.'] }
  expect(tallness(short)).toBe(1)
  // Marks take no room, a second meaning does.
  expect(tallness({ ...short, text: `ا${'ٓ'.repeat(500)}` })).toBe(1)
  expect(tallness({ ...short, translations: ['a'.repeat(400), 'b'.repeat(400)] })).toBe(3)
  expect(tallness({ text: 'ا'.repeat(540), transliteration: null, translations: ['a'.repeat(1500)] })).toBe(8)
})
