import { expect, test } from 'vitest'
import { writeDate, writeDaysAgo } from './write-date.ts'

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
