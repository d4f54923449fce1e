// The prayers of the next day in a row, so that a page that stays open never calls a past one next.
import { feastAround } from './feast.ts'
import type { Sighting } from './hijri.ts'
import { addDays, calendarDayAt, isFridayOn } from './local-time.ts'
import type { PrayerChoice } from './prayer-choice.ts'
import { hijriOn, suhoorEnd } from './ramadan.ts'
import { PRAYERS, type PrayerName, type PrayerPlace, prayerDays } from './rules.ts'

export type NotedPrayer = {
  name: PrayerName | 'jumuah'
  time: string
  at: number
  /** A day of fasting: its maghrib is iftar, its fajr ends suhoor. */
  isFast: boolean
  /** When suhoor ends, where that is before fajr. */
  suhoor?: string
}
export type PrayerNote = {
  now: number
  prayers: NotedPrayer[]
  /** The morning of a feast, in which its prayer is what comes next. */
  feast?: { fajr: number; until: number }
}

const NOTED = 7

export function listPrayers(
  place: PrayerPlace,
  choice: PrayerChoice,
  now: Date,
  sightings: readonly Sighting[] = [],
): PrayerNote {
  // From yesterday, whose isha may lie after midnight.
  const from = addDays(calendarDayAt(now, place.timeZone), -1)
  const end = suhoorEnd(choice)
  const prayers = prayerDays({ ...place, ...choice, date: from }, 4).flatMap(({ date, at, time }) => {
    const isFast = hijriOn(date, sightings, choice.hijriDays ?? 0).month === 9
    return PRAYERS.map((name) => ({
      name: name === 'dhuhr' && isFridayOn(date) ? ('jumuah' as const) : name,
      time: time[name],
      at: at[name].getTime(),
      isFast,
      ...(name === 'fajr' && end !== 'fajr' && { suhoor: time[end] }),
    }))
  })
  const feast = feastAround(place, choice, now, sightings)
  return {
    now: now.getTime(),
    prayers: prayers.filter(({ at }) => at > now.getTime()).slice(0, NOTED),
    ...(feast && { feast: { fajr: feast.fajr, until: feast.until } }),
  }
}

/** The next of them, and what a fasting person waits for: iftar once the fast has begun, else the end of suhoor. */
export function noteAt({ prayers }: PrayerNote, now: number): { next: NotedPrayer; fast: NotedPrayer | null } | null {
  const next = prayers.find(({ at }) => at > now)
  if (!next) return null
  const turn = prayers.find(({ at, name }) => at > now && (name === 'fajr' || name === 'maghrib'))
  return { next, fast: turn?.isFast ? turn : null }
}
