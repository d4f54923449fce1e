// Amounts in the chosen currency. The sheet has only one, so its bare sign is enough: Arabic would write "UK£".
import { intlTag, type Locale } from '#app/i18n/locales.ts'

/** The letters of a country beside a currency's sign. */
const COUNTRY = /[A-Z]+(?=\p{Sc})|(?<=\p{Sc})[A-Z]+/u

export function moneyFormat(locale: Locale, currency: string, digits: { least: number; most: number }) {
  const format = new Intl.NumberFormat(intlTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits.least,
    maximumFractionDigits: digits.most,
  })
  const write = (amount: number | `${number}`): string =>
    format
      .formatToParts(amount as number)
      .map(({ type, value }) => (type === 'currency' ? value.replace(COUNTRY, '') : value))
      .join('')
  return { format: write }
}
