// The next prayer, at any moment of the day or night.
import { addDays, type CalendarDay, calendarDayAt, dayNumber, isFridayOn } from './local-time.ts'
import {
  PRAYERS,
  type PrayerDay,
  type PrayerName,
  type PrayerPlace,
  type PrayerSettings,
  prayerTimes,
} from './rules.ts'

export type NextPrayer = {
  name: PrayerName
  at: Date
  /** "HH:mm" on the clocks of the place. */
  time: string
  /** On a later calendar day than now. Fajr after isha, but also an isha past midnight. */
  isTomorrow: boolean
  /** The day whose timetable it stands in: an isha past midnight belongs to the day before. */
  day: CalendarDay
  /** Friday's dhuhr, which is Jumu'ah. */
  isJumuah: boolean
}

/** The timetables that can hold the prayers around now: a third day is only needed at night. */
function daysAround(place: PrayerPlace, now: Date, settings: PrayerSettings): PrayerDay[] {
  const today = calendarDayAt(now, place.timeZone)
  const timesOf = (date: CalendarDay) => prayerTimes({ ...place, ...settings, date })
  const middle = timesOf(today)
  if (now < middle.at.fajr) return [timesOf(addDays(today, -1)), middle]
  if (now >= middle.at.isha) return [middle, timesOf(addDays(today, 1))]
  return [middle]
}

export function nextPrayer(place: PrayerPlace, now: Date, settings: PrayerSettings): NextPrayer {
  for (const day of daysAround(place, now, settings)) {
    const name = PRAYERS.find((prayer) => day.at[prayer] > now)
    if (!name) continue
    const at = day.at[name]
    const isTomorrow = dayNumber(calendarDayAt(at, place.timeZone)) > dayNumber(calendarDayAt(now, place.timeZone))
    const isJumuah = name === 'dhuhr' && isFridayOn(day.date)
    return { name, at, time: day.time[name], isTomorrow, day: day.date, isJumuah }
  }
  throw new Error('No prayer found after the given moment')
}
