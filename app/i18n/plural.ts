import { intlTag, type Locale } from './locales.ts'

const rules = new Map<string, Intl.PluralRules>()
const numbers = new Map<string, Intl.NumberFormat>()

function remembered<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const value = cache.get(key) ?? make()
  cache.set(key, value)
  return value
}

export const formatNumber = (locale: Locale, n: number, options?: Intl.NumberFormatOptions) =>
  remembered(
    numbers,
    locale + JSON.stringify(options ?? null),
    () => new Intl.NumberFormat(intlTag(locale), options),
  ).format(n)

/** `plural('ar')(n, { one: …, two: …, few: …, other: '# مكان' })`; `#` is the number in the language's own digits. */
export const plural =
  (locale: Locale) => (n: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) =>
    (forms[remembered(rules, locale, () => new Intl.PluralRules(locale)).select(n)] ?? forms.other).replace(
      '#',
      formatNumber(locale, n),
    )
