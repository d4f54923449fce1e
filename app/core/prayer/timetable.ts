// Several days of prayer times at one place, as a timetable prints them.
import { parseIsoDay, writeIsoDay } from './local-time.ts'
import type { PrayerChoice } from './prayer-choice.ts'
import { type PrayerDay, prayerDays } from './rules.ts'

export type DayTimes = {
  /** YYYY-MM-DD at the place. */
  date: string
  /** "HH:MM" on the clocks of the place, as are all that follow. */
  fajr: string
  sunrise: string
  dhuhr: string
  asr: string
  maghrib: string
  isha: string
  /** One of the six is not given by the sun at this place on this day. */
  estimated: boolean
  imsak: string
}

type Place = { lat: number; lng: number; timeZone: string }

const SIX = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** `days` days from `from` (YYYY-MM-DD) on. Throws a RangeError for a day, place or zone that does not exist. */
export function timetable({ lat, lng, timeZone }: Place, choice: PrayerChoice, from: string, days: number): DayTimes[] {
  const date = parseIsoDay(from)
  if (!date) throw new RangeError(`Not a calendar day: ${from}`)
  return prayerDays({ lat, lng, timeZone, ...choice, date }, days).map(toDayTimes)
}

export function toDayTimes({ date, time, estimated }: PrayerDay): DayTimes {
  return {
    date: writeIsoDay(date),
    fajr: time.fajr,
    sunrise: time.sunrise,
    dhuhr: time.dhuhr,
    asr: time.asr,
    maghrib: time.maghrib,
    isha: time.isha,
    estimated: SIX.some((name) => estimated.includes(name)),
    imsak: time.imsak,
  }
}
