// The words on the screen in a hall: days, the time left, and the names of prayers.
import type { Messages } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { DisplayRow } from './display-moment.ts'

export const writeDay = (locale: Locale, date: string) =>
  new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))

/** "1:14:09", under an hour "14:09". */
export function writeLeft(locale: Locale, seconds: number): string {
  const two = (n: number) => formatNumber(locale, n, { minimumIntegerDigits: 2 })
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${formatNumber(locale, hours)}:${rest}` : rest
}

export const nameOf = (prayer: DisplayRow['prayer'], { prayers, display }: Messages['mosques']) =>
  prayer === 'eid' ? display.eid.prayer : prayers[prayer]
