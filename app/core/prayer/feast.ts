// The two feasts: which day is one, and from when to when its prayer is what people wait for.
import { type HijriDate, hijriInCountry, type Sighting } from './hijri.ts'
import { addDays, type CalendarDay, calendarDayAt, writeIsoDay } from './local-time.ts'
import type { PrayerChoice } from './prayer-choice.ts'
import { type PrayerPlace, prayerTimes } from './rules.ts'

export const FEASTS = ['fitr', 'adha'] as const
export type Feast = (typeof FEASTS)[number]

const DATES: Readonly<Record<Feast, Pick<HijriDate, 'day' | 'month'>>> = {
  fitr: { month: 10, day: 1 },
  adha: { month: 12, day: 10 },
}

export const monthOf = (feast: Feast) => DATES[feast].month

/** The feast of a civil day by the calendar and what was announced in the country. */
export function feastOn(day: CalendarDay, sightings: readonly Sighting[]): Feast | null {
  const hijri = hijriInCountry(day, sightings)
  return FEASTS.find((feast) => DATES[feast].month === hijri.month && DATES[feast].day === hijri.day) ?? null
}

export type FeastMoment = {
  feast: Feast
  /** Its civil day, "YYYY-MM-DD". */
  date: string
  hijriYear: number
  /** Maghrib of the evening before: then it has begun. */
  from: number
  /** Fajr of its morning: from then on its prayer is what comes next. */
  fajr: number
  /** Dhuhr: until then it may be prayed. */
  until: number
}

/** From the day before until its dhuhr. A page that stays open watches `from` and `until` itself. */
export function feastAround(
  place: PrayerPlace,
  choice: PrayerChoice,
  now: Date,
  sightings: readonly Sighting[] = [],
): FeastMoment | null {
  const moved = choice.hijriDays ?? 0
  const today = calendarDayAt(now, place.timeZone)
  for (const day of [today, addDays(today, 1)]) {
    const counted = addDays(day, moved)
    const feast = feastOn(counted, sightings)
    if (!feast) continue
    const { at } = prayerTimes({ ...place, ...choice, date: day })
    if (now >= at.dhuhr) return null
    return {
      feast,
      date: writeIsoDay(day),
      hijriYear: hijriInCountry(counted, sightings).year,
      from: prayerTimes({ ...place, ...choice, date: addDays(day, -1) }).at.maghrib.getTime(),
      fajr: at.fajr.getTime(),
      until: at.dhuhr.getTime(),
    }
  }
  return null
}
