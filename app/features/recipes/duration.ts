import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'

/** "1 h 30 min"; seconds only where there are no hours. */
export function writeDuration(locale: Locale, words: Messages['recipes'], seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = Math.floor(seconds % 60)
  const number = (n: number) => formatNumber(locale, n)
  return [
    hours > 0 && words.hours(number(hours)),
    minutes > 0 && words.minutes(number(minutes)),
    (rest > 0 && hours === 0) || seconds < 1 ? words.seconds(number(rest)) : null,
  ]
    .filter(Boolean)
    .join(' ')
}
