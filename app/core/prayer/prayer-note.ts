// The prayers of the next day in a row, so that a page that stays open never calls a past one next.
import type { PrayerName } from './rules.ts'

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

/** The next of them, and what a fasting person waits for: iftar once the fast has begun, else the end of suhoor. */
export function noteAt({ prayers }: PrayerNote, now: number): { next: NotedPrayer; fast: NotedPrayer | null } | null {
  const next = prayers.find(({ at }) => at > now)
  if (!next) return null
  const turn = prayers.find(({ at, name }) => at > now && (name === 'fajr' || name === 'maghrib'))
  return { next, fast: turn?.isFast ? turn : null }
}
