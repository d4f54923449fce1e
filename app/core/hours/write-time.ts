import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'

/** "09:05" in the digits of the language: "٠٩:٠٥". The 24-hour clock everywhere, as mosques print it. */
export function writeTime(locale: Locale, time: string): string {
  return time
    .split(':')
    .map((part) => formatNumber(locale, Number(part), { minimumIntegerDigits: 2 }))
    .join(':')
}
