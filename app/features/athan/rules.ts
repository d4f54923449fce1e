// Calculations of the athan pages: the calls to come, the difference of two methods, the Hijri month as a grid, and the events
// of a calendar feed.
import { daysOfMonth, type HijriDate, type HijriMonth, type Sighting } from '#app/core/prayer/hijri.ts'
import { type KnownDay, knownDay } from '#app/core/prayer/known-days.ts'
import { addDays, calendarDayAt, dayNumber, writeIsoDay } from '#app/core/prayer/local-time.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import { PRAYERS, type PrayerDay, type PrayerName, type PrayerPlace, prayerDays } from '#app/core/prayer/rules.ts'
import type { CalendarEvent } from '#app/lib/calendar-file.ts'

export type Call = { name: PrayerName; at: number; time: string }

const CALL_DAYS = 4

/** The prayers of the next days in order: enough for a page that stays open over a weekend. */
export function comingCalls(place: PrayerPlace, choice: PrayerChoice, now: Date): Call[] {
  // From yesterday, whose isha may lie after midnight.
  const from = addDays(calendarDayAt(now, place.timeZone), -1)
  return prayerDays({ ...place, ...choice, date: from }, CALL_DAYS)
    .flatMap(({ at, time }) => PRAYERS.map((name) => ({ name, at: at[name].getTime(), time: time[name] })))
    .filter(({ at }) => at > now.getTime())
}

export const COMPARED = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type Comparison = { name: (typeof COMPARED)[number]; own: string; other: string; minutes: number }[]

/** The same day by two choices; minutes are how much later the other one is. */
export function compareDays(own: PrayerDay, other: PrayerDay): Comparison {
  return COMPARED.map((name) => ({
    name,
    own: own.time[name],
    other: other.time[name],
    minutes: (other.at[name].getTime() - own.at[name].getTime()) / 60_000,
  }))
}

export type GridDay = { hijri: number; date: string; known: KnownDay | null; isToday: boolean }

type Grid = {
  month: HijriMonth
  sightings: readonly Sighting[]
  /** The Hijri date it is now, which begins at maghrib. */
  today: HijriDate
  /** 0 is Sunday. */
  firstWeekday: number
  /** Days the visitor's own calendar is ahead: each Hijri day then falls on an earlier civil one. */
  moved?: number
}

/** A Hijri month in weeks; null stands for the days of its neighbours. */
export function monthGrid({ month, sightings, today, firstWeekday, moved = 0 }: Grid): (GridDay | null)[][] {
  const days = daysOfMonth(month, sightings).map((day) => addDays(day, -moved))
  const [first] = days
  if (!first) return []
  // Day 0 of the running count, 1 January 1970, was a Thursday.
  const weekday = (((dayNumber(first) + 4) % 7) + 7) % 7
  const cells: (GridDay | null)[] = Array.from({ length: (weekday - firstWeekday + 7) % 7 }, () => null)
  const isThisMonth = month.year === today.year && month.month === today.month
  for (const [index, day] of days.entries()) {
    cells.push({
      hijri: index + 1,
      date: writeIsoDay(day),
      known: knownDay({ month: month.month, day: index + 1 }),
      isToday: isThisMonth && index + 1 === today.day,
    })
  }
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

export const FEED_DAYS = 60
const CALL_MINUTES = 10

type Feed = {
  place: PrayerPlace
  choice: PrayerChoice
  now: Date
  host: string
  names: Record<PrayerName, string>
  description: string
  location: string
}

/**
 * The next two months. An event is known by day, prayer and area, not by its time, so that calendars move it when the
 * settings or the summer time change instead of showing it twice.
 */
export function feedEvents({ place, choice, now, host, names, description, location }: Feed): CalendarEvent[] {
  const from = addDays(calendarDayAt(now, place.timeZone), -1)
  const area = `${place.lat.toFixed(2)}_${place.lng.toFixed(2)}`
  return prayerDays({ ...place, ...choice, date: from }, FEED_DAYS).flatMap(({ date, at }) =>
    PRAYERS.map((name) => ({
      uid: `${writeIsoDay(date)}-${name}-${area}@${host}`,
      startsAt: at[name],
      endsAt: new Date(at[name].getTime() + CALL_MINUTES * 60_000),
      title: names[name],
      description,
      location,
    })),
  )
}

const MONTH = /^(\d{4})-(\d{2})$/

/** `?month=2026-12`; null unless it is a month the calendars know. */
export function readMonth(text: string | null, firstYear: number, lastYear: number): HijriMonth | null {
  const match = MONTH.exec(text ?? '')
  const [year, month] = [Number(match?.[1]), Number(match?.[2])]
  return match && month >= 1 && month <= 12 && year >= firstYear && year <= lastYear ? { year, month } : null
}

export function writeMonth({ year, month }: HijriMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

export function moveMonth({ year, month }: HijriMonth, by: number): HijriMonth {
  const index = year * 12 + (month - 1) + by
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

export const daysInMonth = ({ year, month }: HijriMonth) => new Date(Date.UTC(year, month, 0)).getUTCDate()
