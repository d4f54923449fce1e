// Ramadan at a mosque: by the times people pray by there, its own where it publishes them.
import { parseIsoDay, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { type RamadanMoment, ramadanMoment, suhoorEnd } from '#app/core/prayer/ramadan.ts'
import type { DayTimes } from '#app/core/prayer/timetable.ts'
import { instantAt, isPublishedOn, localMoment, mosqueDays, type TimedMosque } from './mosque-days.ts'

/** What a mosque publishes is its own word; else its country's end of suhoor holds. */
export const suhoorEndOf = (timed: TimedMosque, date: string) =>
  isPublishedOn(timed, date) ? 'fajr' : suhoorEnd(timed.choice)

export function ramadanOf(timed: TimedMosque, now: Date): RamadanMoment | null {
  const { timeZone } = timed
  const today = parseIsoDay(localMoment(now, timeZone).date)
  if (!today) return null
  return ramadanMoment(
    now,
    today,
    (date) => {
      const iso = writeIsoDay(date)
      const [day] = mosqueDays(timed, iso, 1) as [DayTimes]
      const read = (time: string) => ({ at: instantAt(iso, time, timeZone), time })
      return { suhoor: read(day[suhoorEndOf(timed, iso)]), maghrib: read(day.maghrib), imsak: day.imsak }
    },
    timed.sightings,
  )
}
