// Amounts in the chosen currency. The sheet has only one, so its plain sign is enough: Arabic would write "£UK".
import { intlTag, type Locale } from '#app/i18n/locales.ts'

export function moneyFormat(locale: Locale, currency: string, digits: { least: number; most: number }) {
  return new Intl.NumberFormat(intlTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits.least,
    maximumFractionDigits: digits.most,
  })
}
