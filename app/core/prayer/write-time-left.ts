// The time left until a moment, in the words of the page's language.
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'

type Words = Pick<Messages['prayer'], 'now' | 'minutesLeft' | 'hoursAndMinutesLeft'>

const MINUTE = 60_000

/** Rounded up, as people count: at 14:17:30 a prayer at 14:18 is a minute away. */
export function writeTimeLeft(ms: number, locale: Locale, words: Words): string {
  const minutes = Math.ceil(ms / MINUTE)
  if (minutes <= 0) return words.now
  const rest = formatNumber(locale, minutes % 60)
  return minutes < 60
    ? words.minutesLeft(rest)
    : words.hoursAndMinutesLeft(formatNumber(locale, Math.floor(minutes / 60)), rest)
}
