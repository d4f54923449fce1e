import { expect, test } from 'vitest'
import { formatNumber } from './plural.ts'

test('a currency’s letters and its sign stay together, from right to left too', () => {
  const dollars = { style: 'currency', currency: 'USD' } as const
  expect(formatNumber('ar', 19.99, dollars)).toContain('\u2066US$\u2069')
  expect(formatNumber('en', 19.99, dollars)).toBe('US$19.99')
  expect(formatNumber('ar', 1234)).toBe('١٬٢٣٤')
})
