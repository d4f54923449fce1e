// Money and weights as whole numbers. Money is in minor units (pence, fils, yen), weights are in milligrams and prices in
// millionths of the major unit; no float ever holds an amount.

/** Reads the digits of Latin, Arabic and Persian/Urdu keyboards. */
function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.')
    .replace(/٬/g, '’')
}

/** Longer numbers are slips of the keyboard; 15 digits are more than there is money. */
const MOST_DIGITS = 15

type Decimal = {
  /** Digits kept behind the point; more than these are refused. */
  places: number
  /** Where the only mark is followed by exactly three digits: whether it may group thousands ("1,234"). */
  groups: boolean
}

/**
 * A decimal number as a whole number of its last place; null for what is no such number. Nothing typed is nothing owned.
 * Point and comma both serve as decimal mark or between thousands, so people may type and paste as at home.
 */
export function parseDecimal(text: string, { places, groups }: Decimal): bigint | null {
  // No-break and thin spaces come with figures copied from bank statements.
  const bare = toLatinDigits(text).replace(/[\s\u00a0\u2009\u202f'’_]/g, '')
  if (bare === '') return 0n
  if (!/^[\d.,]+$/.test(bare) || !/\d/.test(bare)) return null
  const split = splitDecimal(bare, groups)
  if (!split) return null
  const [whole, fraction] = split
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > places || whole.replace(/^0+/, '').length > MOST_DIGITS) return null
  return BigInt(whole || '0') * 10n ** BigInt(places) + BigInt(kept.padEnd(places, '0') || '0')
}

/** Whole and broken part; null where the marks make no sense. */
function splitDecimal(text: string, groups: boolean): [string, string] | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return [text, '']
  const mark = text.charAt(last)
  const other = mark === '.' ? ',' : '.'
  const isOnly = text.indexOf(mark) === last
  const grouped = (part: string, by: string) => new RegExp(`^\\d{1,3}(\\${by}\\d{2,3})*\\${by}\\d{3}$`).test(part)
  // "1.234.567": the same mark again and again can only stand between thousands.
  if (!isOnly) return !text.includes(other) && grouped(text, mark) ? [text.replaceAll(mark, ''), ''] : null
  const [whole, fraction] = [text.slice(0, last), text.slice(last + 1)]
  if (whole.includes(other)) return grouped(whole, other) ? [whole.replaceAll(other, ''), fraction] : null
  if (groups && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return [whole + fraction, '']
  return [whole, fraction]
}

/**
 * An amount of money in minor units. "1,234" and "1.234" are a thousand and more, since no currency with pence or cents
 * has three digits behind its mark. In dinars that have them, one mark is the decimal mark.
 */
export const parseMoney = (text: string, digits: number) => parseDecimal(text, { places: digits, groups: digits !== 3 })

/** Milligrams. */
export const parseGrams = (text: string) => parseDecimal(text, { places: 3, groups: false })

/** Millionths of the major unit, per gram. */
export const parsePrice = (text: string) => parseDecimal(text, { places: 6, groups: false })

/** Thousandths of a percent; more than everything is refused. */
export function parsePercent(text: string): bigint | null {
  const value = parseDecimal(text, { places: 3, groups: false })
  return value === null || value > 100_000n ? null : value
}

/** A count of people, days or instalments. */
export function parseCount(text: string): bigint | null {
  const value = parseDecimal(text, { places: 0, groups: true })
  return value === null || value > 100_000n ? null : value
}

/** Half a unit and more goes up. Both numbers are positive. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** "1234.50" from 123450 minor units: exact, however many digits. */
export function toDecimal(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : ''
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  if (digits === 0) return sign + text
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
