import { expect, test } from 'vitest'
import { writeAgo, writeDate, writeDaysAgo } from './write-date.ts'

test('writes a day in each language', () => {
  expect(writeDate('en', '2027-04-30')).toBe('30 April 2027')
  expect(writeDate('fr', '2027-04-30')).toBe('30 avril 2027')
  expect(writeDate('ar', '2027-04-30')).toContain('٢٠٢٧')
  expect(writeDate('en', '2027-04-30T23:59:59+00:00')).toBe('30 April 2027')
})

test.each([
  [0, 'today'],
  [1, 'yesterday'],
  [12, '12 days ago'],
  [14, '2 weeks ago'],
  [45, 'last month'],
  [75, '2 months ago'],
  [800, '2 years ago'],
])('writes %i days ago', (days, text) => {
  expect(writeDaysAgo('en', days)).toBe(text)
})

test.each([
  ['2026-11-15T11:59:30Z', 'this minute'],
  ['2026-11-15T11:20:00Z', '40 minutes ago'],
  ['2026-11-15T09:59:00Z', '2 hours ago'],
  ['2026-11-14T11:00:00Z', 'yesterday'],
  ['2026-11-12T11:00:00Z', '3 days ago'],
  ['2026-11-15T12:00:05Z', 'this minute'],
])('%s was %s', (since, words) => {
  expect(writeAgo('en', since, '2026-11-15T12:00:00Z')).toBe(words)
})
