// The days of a calendar page as they are shown, in both calendars.
import { hijriOfDay, writeHijriMonth, writeMonthName } from '#app/core/prayer/hijri.ts'
import { type CalendarDay, dayNumber, writeIsoDay } from '#app/core/prayer/local-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { type CalendarSpan, groupByDay } from './calendar-days.ts'
import type { EventCard } from './event.ts'
import type { View } from './event-filter.ts'
import { dayAt, writeDay } from './write-event.ts'

export type ShownDay = {
  /** YYYY-MM-DD. */
  iso: string
  number: string
  weekday: string
  long: string
  /** The name of the month where it begins, and once at the head. */
  hijri: { day: string; month: string | null }
  isOutside: boolean
  isToday: boolean
  events: EventCard[]
}

export type CalendarView = { title: string; hijriTitle: string; before: string; after: string; days: ShownDay[] }

type Shown = { span: CalendarSpan; events: readonly EventCard[]; view: View | null; today: CalendarDay; locale: Locale }

export function describeCalendar({ span, events, view, today, locale }: Shown): CalendarView {
  const byDay = groupByDay(events, ({ starts_at, time_zone }) => dayAt(starts_at, time_zone))
  const { first, last, before, after } = span
  const isWeek = view === 'week'
  return {
    title: isWeek
      ? `${writeDay(locale, first, { day: 'numeric', month: 'short' })} – ${writeDay(locale, last, { day: 'numeric', month: 'short', year: 'numeric' })}`
      : writeDay(locale, first, { month: 'long', year: 'numeric' }),
    hijriTitle: [...new Set([first, last].map((day) => writeHijriMonth(hijriOfDay(day), locale)))].join(' – '),
    before: writeIsoDay(before),
    after: writeIsoDay(after),
    days: span.days.map((day, i) => {
      const hijri = hijriOfDay(day)
      const number = formatNumber(locale, hijri.day)
      const iso = writeIsoDay(day)
      return {
        iso,
        number: formatNumber(locale, day.day),
        weekday: writeDay(locale, day, { weekday: 'short' }),
        long: writeDay(locale, day, { weekday: 'long', day: 'numeric', month: 'long' }),
        hijri: { day: number, month: hijri.day === 1 || i === 0 ? writeMonthName(hijri.month, locale) : null },
        isOutside: dayNumber(day) < dayNumber(first) || dayNumber(day) > dayNumber(last),
        isToday: dayNumber(day) === dayNumber(today),
        events: byDay.get(iso) ?? [],
      }
    }),
  }
}
