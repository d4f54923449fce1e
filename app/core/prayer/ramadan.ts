// Ramadan by itself: from the sighting table or the calendar, what a fasting person waits for at a moment.
import { daysOfMonth, firstDayOf, hijriInCountry, type Sighting } from './hijri.ts'
import { addDays, type CalendarDay, calendarDayAt, dayNumber, writeIsoDay } from './local-time.ts'
import type { PrayerChoice } from './prayer-choice.ts'
import { type PrayerPlace, prayerTimes } from './rules.ts'

export const RAMADAN = 9
const SHAWWAL = 10
/** The days before it on which a quiet notice stands. */
export const NOTICE_DAYS = 7
const LAST_NIGHTS_FROM = 21

export type RamadanMoment =
  /** A few days before: the first night begins at maghrib of `eve`. */
  | { kind: 'before'; days: number; eve: string; begins: string }
  /** By day: the fast of this day is broken at `at`. */
  | { kind: 'iftar'; day: number; at: number; time: string; imsak: string; night: number | null }
  /** By night: the fast of the coming day begins at `at`; the night bears that day's number. */
  | { kind: 'suhoor'; day: number; at: number; time: string; imsak: string; night: number | null }
  /** The night before the feast, and the feast itself. */
  | { kind: 'eid'; isEve: boolean }

type Times = { suhoor: { at: Date; time: string }; maghrib: { at: Date; time: string }; imsak: string }

/** The Hijri date of a civil day's daylight, as the visitor or the country counts. */
export const hijriOn = (day: CalendarDay, sightings: readonly Sighting[], moved: number) =>
  hijriInCountry(addDays(day, moved), sightings)

/** Null outside Ramadan, its week before and its feast. `timesOf` gives the times people there go by. */
export function ramadanMoment(
  now: Date,
  today: CalendarDay,
  timesOf: (day: CalendarDay) => Times,
  sightings: readonly Sighting[] = [],
  moved = 0,
): RamadanMoment | null {
  const hijri = hijriOn(today, sightings, moved)
  const tomorrow = hijriOn(addDays(today, 1), sightings, moved)
  if (hijri.month !== RAMADAN && tomorrow.month !== RAMADAN) {
    if (hijri.month === SHAWWAL && hijri.day === 1)
      return now < timesOf(today).maghrib.at ? { kind: 'eid', isEve: false } : null
    return noticeBefore(today, hijri, sightings, moved)
  }
  const { suhoor, maghrib, imsak } = timesOf(today)
  const isFastToday = hijri.month === RAMADAN
  if (now >= maghrib.at) {
    if (tomorrow.month !== RAMADAN) return { kind: 'eid', isEve: true }
    const next = timesOf(addDays(today, 1))
    return untilFast(tomorrow.day, next)
  }
  if (!isFastToday) return noticeBefore(today, hijri, sightings, moved)
  if (now < suhoor.at) return untilFast(hijri.day, { suhoor, maghrib, imsak })
  // By day the night that comes is named, so that nobody learns of it too late.
  const night = tomorrow.month === RAMADAN && tomorrow.day >= LAST_NIGHTS_FROM ? tomorrow.day : null
  return { kind: 'iftar', day: hijri.day, at: maghrib.at.getTime(), time: maghrib.time, imsak, night }
}

const untilFast = (day: number, { suhoor, imsak }: Times): RamadanMoment => ({
  kind: 'suhoor',
  day,
  at: suhoor.at.getTime(),
  time: suhoor.time,
  imsak,
  night: day >= LAST_NIGHTS_FROM ? day : null,
})

function noticeBefore(
  today: CalendarDay,
  { year, month }: { year: number; month: number },
  sightings: readonly Sighting[],
  moved: number,
): RamadanMoment | null {
  if (month !== RAMADAN - 1) return null
  const first = firstDayOf({ year, month: RAMADAN }, sightings)
  if (!first) return null
  const begins = addDays(first, -moved)
  const days = dayNumber(begins) - dayNumber(today)
  if (days < 1 || days > NOTICE_DAYS) return null
  return { kind: 'before', days, eve: writeIsoDay(addDays(begins, -1)), begins: writeIsoDay(begins) }
}

/** The fasts of a Hijri year's Ramadan, as an address names it; empty for anything else. */
export function readRamadan(year: string | null, sightings: readonly Sighting[] = []): CalendarDay[] {
  return year && /^1[34]\d\d$/.test(year) ? daysOfMonth({ year: Number(year), month: RAMADAN }, sightings) : []
}

/** The Hijri year of the Ramadan that is, or comes next. */
export function comingRamadan(now: Date, timeZone: string, sightings: readonly Sighting[] = []): number {
  const { year, month } = hijriInCountry(calendarDayAt(now, timeZone), sightings)
  return month > RAMADAN ? year + 1 : year
}

/** The first days of the Ramadan before, the present or coming one, and the one after, by the calendar. */
export const ramadansAround = (now: Date): string[] => {
  const year = comingRamadan(now, 'UTC')
  return [year - 1, year, year + 1].flatMap((hijriYear) => {
    const first = firstDayOf({ year: hijriYear, month: RAMADAN })
    return first ? [writeIsoDay(first)] : []
  })
}

/** The time at which a fasting person stops eating: fajr, unless the authority ends suhoor before it. */
export const suhoorEnd = ({ local }: PrayerChoice) => (local?.suhoor === undefined ? 'fajr' : 'imsak')

/** By the sun at a place. */
export function ramadanAt(
  place: PrayerPlace,
  choice: PrayerChoice,
  now: Date,
  sightings: readonly Sighting[] = [],
): RamadanMoment | null {
  const timesOf = (date: CalendarDay): Times => {
    const { at, time } = prayerTimes({ ...place, ...choice, date })
    const end = suhoorEnd(choice)
    return {
      suhoor: { at: at[end], time: time[end] },
      maghrib: { at: at.maghrib, time: time.maghrib },
      imsak: time.imsak,
    }
  }
  return ramadanMoment(now, calendarDayAt(now, place.timeZone), timesOf, sightings, choice.hijriDays ?? 0)
}
