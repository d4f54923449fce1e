// The times of a mosque's days: by its own method, at its own place, with what it publishes itself laid over.
import type { Mosque } from '#app/core/listings/mosque.ts'
import { readRow, type SourceRow } from '#app/core/listings/source-row.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import type { Sighting } from '#app/core/prayer/hijri.ts'
import {
  calendarDayAt,
  isTimeZone,
  parseIsoDay,
  startOfDay,
  writeIsoDay,
  zoneOffset,
} from '#app/core/prayer/local-time.ts'
import { isMethodId } from '#app/core/prayer/methods.ts'
import { choiceAt, type PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import { type DayTimes, timetable } from '#app/core/prayer/timetable.ts'
import { usualPractice } from '#app/core/prayer/usual-practice.ts'
import {
  addDaysTo,
  type IqamahRule,
  JAMAAH_PRAYERS,
  type JumuahSession,
  type LocalMoment,
  type NextJamaah,
  nextJamaah,
  nextToBegin,
} from './iqamah.ts'
import { readRules, readSessions } from './read-mosque.ts'

/** A mosque with what says when it prays. */
export type TimedMosque = {
  lat: number
  lng: number
  timeZone: string
  choice: PrayerChoice
  /** Who says by which method it is reckoned: the mosque, what is usual in its country, or the site alone. */
  methodFrom: 'mosque' | 'country' | 'site'
  countryCode: string
  published: { times: Partial<Record<(typeof JAMAAH_PRAYERS)[number], string>>; date: string | null } | null
  rules: IqamahRule[]
  jumuah: JumuahSession[]
  /** What was announced about Hijri months in its country. */
  sightings?: readonly Sighting[] | undefined
}

/**
 * Null where it has no position. `zoneAt` finds the zone of a place that names none. A mosque that told no method goes by
 * what is usual in its country, for everyone alike: its times must not depend on who looks.
 */
export function toTimedMosque(
  row: SourceRow,
  mosque: Mosque,
  zoneAt: (lat: number, lng: number) => string,
): TimedMosque | null {
  const { latitude: lat, longitude: lng, time_zone } = mosque
  if (lat === null || lng === null) return null
  const method = toCoordinate(row.calculation_method)
  const school = toCoordinate(row.asr_school)
  return {
    lat,
    lng,
    timeZone: time_zone && isTimeZone(time_zone) ? time_zone : zoneAt(lat, lng),
    choice: choiceAt(
      mosque.country_code,
      { lat, lng },
      {
        method: isMethodId(method) ? method : undefined,
        school: school === 0 || school === 1 ? school : undefined,
      },
    ),
    methodFrom: isMethodId(method) ? 'mosque' : usualPractice(mosque.country_code, { lat, lng }) ? 'country' : 'site',
    countryCode: mosque.country_code,
    published: readPublished(row),
    rules: readRules(row.iqamah_rules),
    jumuah: readSessions(row.jumuah),
  }
}

function readPublished(row: SourceRow): TimedMosque['published'] {
  const times = readRow(row.prayer_times)
  if (!times) return null
  const read = JAMAAH_PRAYERS.flatMap((prayer) => {
    const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(String(times[prayer] ?? '').trim())
    const isTime = match && Number(match[1]) < 24 && Number(match[2]) < 60
    return isTime ? [[prayer, `${match[1]?.padStart(2, '0')}:${match[2]}`] as const] : []
  })
  if (read.length === 0) return null
  const date = typeof row.prayer_date === 'string' ? row.prayer_date.slice(0, 10) : null
  return { times: Object.fromEntries(read), date }
}

/** What a mosque publishes holds on its day, or on every day where it names none; out of order it is not used. */
function withPublished(day: DayTimes, published: TimedMosque['published']): DayTimes {
  if (!published || (published.date !== null && published.date !== day.date)) return day
  const own = { ...day, ...published.times }
  const order = [own.fajr, own.sunrise, own.dhuhr, own.asr, own.maghrib]
  const isOrdered = order.every((time, i) => i === 0 || time > (order[i - 1] ?? ''))
  return isOrdered ? own : day
}

/** The mosque says itself when the prayers of that day begin. */
export const isPublishedOn = ({ published }: TimedMosque, date: string) =>
  published !== null && (published.date === null || published.date === date)

export function mosqueDays(mosque: TimedMosque, from: string, days: number): DayTimes[] {
  const { lat, lng, timeZone, choice, published } = mosque
  return timetable({ lat, lng, timeZone }, choice, from, days).map((day) => withPublished(day, published))
}

export function localMoment(now: Date, timeZone: string): LocalMoment {
  const local = new Date(now.getTime() + zoneOffset(now.getTime(), timeZone))
  return { date: writeIsoDay(calendarDayAt(now, timeZone)), time: local.toISOString().slice(11, 16) }
}

/** The instant at which the mosque's clocks show that time on that day. */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const day = parseIsoDay(date)
  if (!day) throw new RangeError(`Not a calendar day: ${date}`)
  const wall = Date.parse(`${date}T${time}:00Z`)
  const midnight = startOfDay(day, timeZone).getTime()
  const guess = wall - zoneOffset(midnight, timeZone)
  // Clocks may have changed since midnight.
  return new Date(wall - zoneOffset(guess, timeZone))
}

export type Upcoming = NextJamaah & {
  /** When it begins being too late: the iqamah, or the beginning where no iqamah is told. */
  at: Date
}

/** The prayer that begins next at a mosque, in the sense every page has of "next". */
export function beginningNext(mosque: TimedMosque, now: Date) {
  const moment = localMoment(now, mosque.timeZone)
  const next = nextToBegin(mosqueDays(mosque, addDaysTo(moment.date, -1), 3), moment)
  return next && { ...next, at: instantAt(next.date, next.begins, mosque.timeZone) }
}

/** The next prayer at a mosque that can still be joined. */
export function upcomingJamaah(mosque: TimedMosque, now: Date): Upcoming | null {
  const moment = localMoment(now, mosque.timeZone)
  const days = mosqueDays(mosque, addDaysTo(moment.date, -1), 3)
  const next = nextJamaah(mosque.rules, days, moment, mosque.jumuah)
  return next && { ...next, at: instantAt(next.date, next.iqamah ?? next.begins, mosque.timeZone) }
}
