// Prepares the table of hours on the server, so that the browser gets a few lines and need not calculate the sun's path.
import { hijriOfDay, isRamadan } from '#app/core/prayer/hijri.ts'
import { addDays, type CalendarDay, calendarDayAt, formatLocalTime } from '#app/core/prayer/local-time.ts'
import { type OpenLabel, openLabel, type PauseName } from './open-label.ts'
import { type HoursPlace, openSpans, openStateAt } from './rules.ts'
import {
  type Interval,
  isWholeDay,
  type JumuahBreak,
  type OpeningHours,
  type PrayerBreaks,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
  weekdayOf,
  writeDate,
} from './stored-hours.ts'

export type HoursLine = {
  weekday: Weekday
  isToday: boolean
  intervals: readonly Interval[]
  isAllDay: boolean
  /** Today goes by a dated exception. */
  note: string | null
}

export type HoursView = {
  label: OpenLabel
  isOpen: boolean
  week: HoursLine[]
  /** Dates of the next two weeks that differ; `date` is YYYY-MM-DD. */
  exceptions: { date: string; intervals: readonly Interval[]; isAllDay: boolean; note: string }[]
  /** The week above already is Ramadan's. */
  isRamadanNow: boolean
  ramadan: { startsOn: string; week: HoursLine[] } | null
  prayerBreaks: PrayerBreaks | null
  jumuah: JumuahBreak | null
  /** Today's pauses on the clocks of the place. */
  pausesToday: { pause: PauseName; from: string; to: string }[]
}

const DAYS_SHOWN = 14
const RAMADAN = 9
const SHORTEST_MONTH = 29
const MONTHS = 12

/** The first day of Ramadan on or after a day that is not in it. */
export function nextRamadan(day: CalendarDay): CalendarDay {
  const { month, day: dayOfMonth } = hijriOfDay(day)
  const months = (RAMADAN - month + MONTHS) % MONTHS
  let first = addDays(day, Math.max(0, months * SHORTEST_MONTH - dayOfMonth))
  while (!isRamadan(first)) first = addDays(first, 1)
  return first
}

const isAllDay = (intervals: readonly Interval[]) => intervals.some(isWholeDay)

const listWeek = (week: WeeklyHours, today: Weekday | null): HoursLine[] =>
  WEEKDAYS.map((weekday) => ({
    weekday,
    isToday: weekday === today,
    intervals: week[weekday],
    isAllDay: isAllDay(week[weekday]),
    note: null,
  }))

export function viewHours(hours: OpeningHours, place: HoursPlace, now: Date): HoursView {
  const { timeZone } = place
  const state = openStateAt(hours, place, now)
  const today = calendarDayAt(now, timeZone)
  const isRamadanNow = hours.ramadan !== null && isRamadan(today)
  const [day] = openSpans(hours, place, now, 1)
  const week = listWeek(isRamadanNow && hours.ramadan ? hours.ramadan : hours.weekly, weekdayOf(today)).map((line) =>
    line.isToday && day?.hours.kind === 'exception'
      ? { ...line, intervals: day.intervals, isAllDay: isAllDay(day.intervals), note: day.hours.note }
      : line,
  )
  const [first, last] = [writeDate(today), writeDate(addDays(today, DAYS_SHOWN))]
  return {
    label: openLabel(state, timeZone, now),
    isOpen: state.isOpen,
    week,
    exceptions: hours.exceptions
      .filter(({ date }) => date >= first && date <= last)
      .map(({ date, intervals, note }) => ({ date, intervals, isAllDay: isAllDay(intervals), note })),
    isRamadanNow,
    ramadan:
      hours.ramadan && !isRamadanNow
        ? { startsOn: writeDate(nextRamadan(today)), week: listWeek(hours.ramadan, null) }
        : null,
    prayerBreaks: hours.prayerBreaks,
    jumuah: hours.jumuah,
    pausesToday: (day?.pauses ?? []).map(({ from, to, reason }) => ({
      pause: reason.kind === 'jumuah' ? 'jumuah' : reason.prayer,
      from: formatLocalTime(from, timeZone),
      to: formatLocalTime(to, timeZone),
    })),
  }
}
