// A sum of money as the page's language writes it.
import type { Locale } from './locales.ts'
import { formatNumber } from './plural.ts'

export const writeSum = ({ sum, currency }: { sum: number; currency: string }, locale: Locale) =>
  formatNumber(locale, sum, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(sum) ? 0 : 2,
  })
