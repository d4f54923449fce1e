import { direction, intlTag, type Locale } from './locales.ts'

const rules = new Map<string, Intl.PluralRules>()
const numbers = new Map<string, Intl.NumberFormat>()

function remembered<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const value = cache.get(key) ?? make()
  cache.set(key, value)
  return value
}

/** Letters beside a currency's sign, as in "US$". From right to left the sign would jump to their other side. */
const LETTERED_SIGN = /[A-Z]+\p{Sc}/u

export function formatNumber(locale: Locale, n: number, options?: Intl.NumberFormatOptions): string {
  const key = locale + JSON.stringify(options ?? null)
  const written = remembered(numbers, key, () => new Intl.NumberFormat(intlTag(locale), options)).format(n)
  return direction(locale) === 'rtl' ? written.replace(LETTERED_SIGN, '\u2066$&\u2069') : written
}

/** `plural('ar')(n, { one: …, two: …, few: …, other: '# مكان' })`; `#` is the number in the language's own digits. */
export const plural =
  (locale: Locale) => (n: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) =>
    (forms[remembered(rules, locale, () => new Intl.PluralRules(locale)).select(n)] ?? forms.other).replace(
      '#',
      formatNumber(locale, n),
    )
