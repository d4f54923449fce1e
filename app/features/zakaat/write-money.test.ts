import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { moneyFormat } from './write-money.ts'

test('a currency has its plain sign in every language', () => {
  for (const locale of locales) {
    const written = moneyFormat(locale, 'GBP', { least: 2, most: 2 }).format(0)
    expect(written).toContain('£')
    expect(written).not.toMatch(/UK|GB/)
  }
  expect(moneyFormat('ar', 'GBP', { least: 2, most: 2 }).format(0)).toContain('٠٫٠٠')
})
