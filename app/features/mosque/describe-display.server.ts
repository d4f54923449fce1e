// What the display in the hall of a mosque holds, for weeks without a line.
import { addDaysTo, type JumuahSession, jamaahFor, type Prayer } from '#app/core/mosques/iqamah.ts'
import { localMoment, mosqueDays } from '#app/core/mosques/mosque-days.ts'
import { type Announcement, readAnnouncements } from '#app/core/mosques/read-mosque.ts'
import type { Sighting } from '#app/core/prayer/hijri.ts'
import type { Visit } from '#app/core/request/visit.server.ts'
import type { Timed } from './queries.server.ts'

/** Longer than the two months a screen must be able to go on alone. */
const DISPLAY_DAYS = 75

export type DisplayDay = {
  date: string
  sunrise: string
  maghrib: string
  prayers: Record<Prayer, [begins: string, adhan: string, iqamah: string | null]>
}

export type DisplayData = {
  id: string
  path: string
  name: string
  city: string
  timeZone: string
  /** When it was made: a screen that has been alone for too long says so. */
  madeAt: number
  sightings: readonly Sighting[]
  days: DisplayDay[]
  jumuah: JumuahSession[]
  announcements: Announcement[]
}

export function describeDisplay(visit: Visit, { timed, row, mosque, name, path }: Timed): DisplayData {
  const { now } = visit
  const today = localMoment(now, timed.timeZone).date
  const days = mosqueDays(timed, addDaysTo(today, -1), DISPLAY_DAYS + 1).map((day): DisplayDay => {
    const jamaah = jamaahFor(timed.rules, day)
    const of = (prayer: Prayer): [string, string, string | null] => {
      const { begins, adhan, iqamah } = jamaah[prayer]
      return [begins, adhan, iqamah]
    }
    return {
      date: day.date,
      sunrise: day.sunrise,
      maghrib: day.maghrib,
      prayers: { fajr: of('fajr'), dhuhr: of('dhuhr'), asr: of('asr'), maghrib: of('maghrib'), isha: of('isha') },
    }
  })
  return {
    id: mosque.id,
    path,
    name,
    city: mosque.city && visit.cards.cityName(mosque.city, mosque.country_code),
    timeZone: timed.timeZone,
    madeAt: now.getTime(),
    sightings: timed.sightings ?? [],
    days,
    jumuah: timed.jumuah,
    announcements: readAnnouncements(row.announcements, now),
  }
}
