// The days a calendar shows, with the events of each.
import { addDays, type CalendarDay, dayNumber, writeIsoDay } from '#app/core/prayer/local-time.ts'
import type { View } from './event-filter.ts'

const WEEK = 7
/** 0 is Sunday. */
const weekdayOf = (day: CalendarDay) => (((dayNumber(day) + 4) % WEEK) + WEEK) % WEEK

/** Where the week begins is a custom of the language: Monday unless told. */
const FIRST_WEEKDAY: Readonly<Record<string, number>> = { ar: 6, ur: 1, en: 1, fr: 1, tr: 1, id: 1 }

export type CalendarSpan = {
  /** Days shown, whole weeks in the views that are tables. */
  days: CalendarDay[]
  first: CalendarDay
  last: CalendarDay
  /** Where the links before and after lead. */
  before: CalendarDay
  after: CalendarDay
}

const monthStart = ({ year, month }: CalendarDay, offset = 0): CalendarDay => {
  const months = year * 12 + month - 1 + offset
  return { year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 }
}

const daysBetween = (from: CalendarDay, until: CalendarDay) =>
  Array.from({ length: dayNumber(until) - dayNumber(from) + 1 }, (_, i) => addDays(from, i))

export function calendarSpan(view: View, at: CalendarDay, locale: string): CalendarSpan {
  const begins = FIRST_WEEKDAY[locale] ?? 1
  const weekStart = (day: CalendarDay) => addDays(day, -((weekdayOf(day) - begins + WEEK) % WEEK))
  if (view === 'week') {
    const first = weekStart(at)
    const last = addDays(first, WEEK - 1)
    return { days: daysBetween(first, last), first, last, before: addDays(first, -WEEK), after: addDays(first, WEEK) }
  }
  const first = monthStart(at)
  const last = addDays(monthStart(at, 1), -1)
  const days =
    view === 'list' ? daysBetween(first, last) : daysBetween(weekStart(first), addDays(weekStart(last), WEEK - 1))
  return { days, first, last, before: monthStart(at, -1), after: monthStart(at, 1) }
}

/** By the day it takes place at its place: one that was moved lies where it is now. */
export function groupByDay<T>(items: readonly T[], dayOf: (item: T) => CalendarDay): Map<string, T[]> {
  const days = new Map<string, T[]>()
  for (const item of items) {
    const key = writeIsoDay(dayOf(item))
    days.set(key, [...(days.get(key) ?? []), item])
  }
  return days
}
