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

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩'
/** What parts thousands, and what stands before decimals. */
const MARKS: Record<Locale, readonly [thousands: string, decimal: string]> = {
  en: [',', '.'],
  ar: ['٬', '٫'],
  ur: [',', '.'],
  fr: ['\u202f', ','],
  tr: ['.', ','],
  id: ['.', ','],
}

/**
 * A count, a year, minutes of a clock or one decimal, as `Intl` writes it; null where more is wished for. The first number
 * that `Intl` writes takes a phone a tenth of a second, and most pages have no others than these.
 */
function plainNumber(locale: Locale, n: number, options: Intl.NumberFormatOptions): string | null {
  const { useGrouping, minimumIntegerDigits = 1, minimumFractionDigits, maximumFractionDigits, ...more } = options
  const hasDecimal = maximumFractionDigits === 1 && minimumFractionDigits === 1
  const isPlain =
    (n > 0 || Object.is(n, 0)) &&
    (hasDecimal ||
      (Number.isInteger(n) && minimumFractionDigits === undefined && maximumFractionDigits === undefined)) &&
    n < 1e9 &&
    (useGrouping === false || (useGrouping === undefined && minimumIntegerDigits < 4)) &&
    Object.keys(more).length === 0
  if (!isPlain) return null
  // As on paper: 4.35 is 4.4, though its bits are a little less.
  const rounded = hasDecimal ? Math.round(Number((n * 10).toPrecision(12))) / 10 : n
  const [thousands, decimal] = MARKS[locale]
  const [whole = '', tenths] = rounded.toFixed(hasDecimal ? 1 : 0).split('.')
  const grouped = useGrouping === false ? whole : whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  const text = grouped.padStart(minimumIntegerDigits, '0') + (tenths === undefined ? '' : decimal + tenths)
  return locale === 'ar' ? text.replace(/\d/g, (digit) => ARABIC_DIGITS[Number(digit)] ?? digit) : text
}

export function formatNumber(locale: Locale, n: number, options: Intl.NumberFormatOptions = {}): string {
  const plain = plainNumber(locale, n, options)
  if (plain !== null) return plain
  const key = locale + JSON.stringify(options)
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

/** The word of a unit after its amount, without the number. Up to one it stands alone: "½ cup", "1 ½ cups". */
export const pluralOfMeasure =
  (locale: Locale) => (amount: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) =>
    plural(locale)(amount <= 1 ? 1 : amount, forms)
