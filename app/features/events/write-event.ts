// The time, rhythm and price of an event, in the words and digits of a language.
import { parseRule, WEEKDAYS } from '#app/core/events/recurrence.ts'
import {
  type CalendarDay,
  calendarDayAt,
  dayNumber,
  formatLocalTime,
  parseIsoDay,
  writeIsoDay,
  zoneOffset,
} from '#app/core/prayer/local-time.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { EventCard, EventFacts } from './event.ts'

const DAY_MS = 86_400_000
const MONDAY = { year: 2024, month: 1, day: 1 }
/** Beyond this the year is said. */
const NEAR_DAYS = 300

/** A day of the calendar: the same on the server and in every browser. */
export const writeDay = (locale: Locale, day: CalendarDay, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlTag(locale), { calendar: 'gregory', timeZone: 'UTC', ...options }).format(
    dayNumber(day) * DAY_MS,
  )

export const weekdayName = (locale: Locale, weekday: number, width: 'long' | 'short' = 'long') =>
  writeDay(locale, { ...MONDAY, day: MONDAY.day + weekday }, { weekday: width })

/** "Friday, 20 November", with the year where that is not plain. */
export function writeLongDay(locale: Locale, day: CalendarDay, now: Date): string {
  const isFar = Math.abs(dayNumber(day) * DAY_MS - now.getTime()) > NEAR_DAYS * DAY_MS
  return writeDay(locale, day, { weekday: 'long', day: 'numeric', month: 'long', ...(isFar && { year: 'numeric' }) })
}

export const dayAt = (instant: string, timeZone: string) => calendarDayAt(new Date(instant), timeZone)
export const clockAt = (locale: Locale, instant: string, timeZone: string) =>
  writeTime(locale, formatLocalTime(new Date(instant), timeZone))

type Times = { starts_at: string; ends_at: string; time_zone: string }

/** "18:00 to 19:30"; over midnight and beyond, only when it begins. */
export function writeSpan(locale: Locale, { when }: Messages['events'], { starts_at, ends_at, time_zone }: Times) {
  const from = clockAt(locale, starts_at, time_zone)
  const isLong = Date.parse(ends_at) - Date.parse(starts_at) >= DAY_MS
  return isLong ? from : when.span(from, clockAt(locale, ends_at, time_zone))
}

/** Whether the clocks of the visitor show something else at that instant. */
export const differs = (instant: string, one: string, other: string) =>
  zoneOffset(Date.parse(instant), one) !== zoneOffset(Date.parse(instant), other)

type Anchored = Pick<EventCard, 'anchor' | 'shift' | 'place'>

/** "20 minutes after Maghrib at East London Mosque"; null for an event by the clock. */
export function writeAnchor(t: Messages, { anchor, shift, place }: Anchored): string | null {
  if (anchor === 'clock') return null
  const { when } = t.events
  const prayer = t.prayer.names[anchor]
  const text = shift === 0 ? when.at(prayer) : shift > 0 ? when.after(shift, prayer) : when.before(-shift, prayer)
  return place?.kind === 'mosque' ? when.atPlace(text, place.name) : text
}

/** "Every 2 weeks on Monday and Friday, until 3 May 2027"; null where it takes place once. */
export function writeRepeat(
  locale: Locale,
  { rule: words }: Messages['events'],
  { rule, first_day }: Pick<EventFacts, 'rule' | 'first_day'>,
): string | null {
  const parsed = rule === null ? null : parseRule(rule)
  const first = parseIsoDay(first_day)
  if (!parsed || !first) return null
  const { freq, interval, weekdays, nth, count, until } = parsed
  const names = weekdays.map((day) => weekdayName(locale, WEEKDAYS.indexOf(day)))
  const usual = writeDay(locale, first, { weekday: 'long' })
  const list = (items: string[]) => new Intl.ListFormat(intlTag(locale)).format(items)
  const text = () => {
    if (freq === 'DAILY') return words.daily(interval)
    if (freq === 'WEEKLY') return words.weekly(interval, names.length > 0 ? list(names) : usual)
    if (nth === null) return words.monthly(interval, formatNumber(locale, first.day))
    const which = nth === -1 ? words.nth.last : words.nth[nth as 1 | 2 | 3 | 4]
    return words.monthlyWeekday(interval, which, names[0] ?? usual)
  }
  if (count !== null) return words.times(text(), count)
  return until ? words.until(text(), writeDate(locale, writeIsoDay(until))) : text()
}

export const writePrice = (locale: Locale, free: string, { price, currency }: Pick<EventCard, 'price' | 'currency'>) =>
  price === null || currency === null ? free : formatNumber(locale, price, { style: 'currency', currency })
