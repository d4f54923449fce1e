import { expect, test } from 'vitest'
import { readInstant } from './instant.ts'

test.each([
  ['2026-11-16 14:59:48.259469+00', '2026-11-16T14:59:48.259469Z'],
  ['2026-11-16 14:59:48+00', '2026-11-16T14:59:48Z'],
  ['2026-11-16 20:29:48.5+05:30', '2026-11-16T20:29:48.5+05:30'],
  ['2026-11-16 11:59:48-03', '2026-11-16T11:59:48-03:00'],
  ['infinity', 'infinity'],
  ['0044-03-15 12:00:00+00 BC', '0044-03-15 12:00:00+00 BC'],
])('%s is read as %s', (text, read) => {
  expect(readInstant(text)).toBe(read)
})
