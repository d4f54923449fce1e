// Days and openings in the words and digits of a language.

import type { Messages } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { PauseName } from './open-label.ts'
import { type Interval, parseDate, WEEKDAYS, type Weekday } from './stored-hours.ts'

/** A Monday, to name the days of the week from. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

export function weekdayName(locale: Locale, weekday: Weekday): string {
  const name = new Intl.DateTimeFormat(intlTag(locale), { weekday: 'long', timeZone: 'UTC' })
  return name.format(MONDAY + WEEKDAYS.indexOf(weekday) * DAY_MS)
}

/** "Fri 25 Dec", from YYYY-MM-DD. */
export function writeDayOf(locale: Locale, date: string, style: 'short' | 'long' = 'short'): string {
  const day = parseDate(date)
  if (!day) return date
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    ...(style === 'short' ? { weekday: 'short', month: 'short' } : { month: 'long' }),
    day: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(Date.UTC(day.year, day.month - 1, day.day))
}

export function writeIntervals(locale: Locale, intervals: readonly Interval[]): string {
  const write = (time: string) => writeTime(locale, time === '24:00' ? '00:00' : time)
  return intervals.map(([opens, closes]) => `${write(opens)}–${write(closes)}`).join(', ')
}

export const pauseName = (t: Messages, pause: PauseName): string =>
  pause === 'jumuah' ? t.listings.open.jumuah : t.prayer.names[pause]

export const writeList = (locale: Locale, items: readonly string[]) =>
  new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(items)
