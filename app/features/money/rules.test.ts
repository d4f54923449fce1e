import { expect, test } from 'vitest'
import { readCents } from '#app/lib/read-cents.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  [' 0.01 ', 1],
  ['١٢٫٥٠', 1250],
  ['۲۵', 2500],
  ['9999999.99', 999_999_999],
])('%j is a sum', (text, cents) => expect(readCents(text)).toBe(cents))

test.each(['', '0', '0.00', '-5', '+5', '1e3', '0x10', '12.345', '1,000.00', '12 000', '٣x', 'Infinity', '99999999'])(
  '%j is none',
  (text) => expect(readCents(text)).toBeNull(),
)
