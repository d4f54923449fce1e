import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'

/** "1 h 30 min". */
export function writeLength(locale: Locale, words: Messages['courses'], minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [
    hours > 0 && words.hours(formatNumber(locale, hours)),
    (rest > 0 || hours === 0) && words.minutes(formatNumber(locale, rest)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** "12:05", as players write it. */
export const writeClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
