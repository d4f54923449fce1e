// The days of the visitor's place, reckoned on the device by the engine and the settings the site goes by.
import type { Pocket } from '#app/core/pocket/pocket.ts'
import { hijriInCountry, writeDayAndMonth } from '#app/core/prayer/hijri.ts'
import { addDays, calendarDayAt, parseIsoDay, writeIsoDay } from '#app/core/prayer/local-time.ts'
import type { MonthDay } from '#app/core/prayer/month-table.tsx'
import { distanceToKaabaKm, qiblaBearing } from '#app/core/prayer/qibla.ts'
import { timetable } from '#app/core/prayer/timetable.ts'
import type { Locale } from '#app/i18n/locales.ts'

export const DAYS = 60
const RAMADAN = 9

export type Reckoned = {
  today: string
  days: MonthDay[]
  bearing: number | null
  kilometres: number
}

export function reckon(place: NonNullable<Pocket['place']>, locale: Locale, now: Date): Reckoned {
  const { timeZone, choice, sightings } = place
  const today = writeIsoDay(calendarDayAt(now, timeZone))
  const days = timetable(place, choice, today, DAYS).map((day): MonthDay => {
    const date = parseIsoDay(day.date)
    const hijri = date && hijriInCountry(addDays(date, choice.hijriDays ?? 0), sightings)
    return { ...day, ...(hijri && { hijri: writeDayAndMonth(hijri, locale), isFast: hijri.month === RAMADAN }) }
  })
  return { today, days, bearing: qiblaBearing(place), kilometres: distanceToKaabaKm(place) }
}
