// Posters of the gallery, in sets: the month, Friday, Ramadan, Eid, the counter, and notices.
import { keysOf } from '#app/lib/records.ts'
import { type Kind, NEEDS } from './rules.ts'

export const SETS = {
  month: ['timetable'],
  friday: ['jumuah'],
  ramadan: ['ramadan', 'nights'],
  eid: ['eid'],
  counter: ['hours', 'halal', 'qr'],
  notices: ['event', 'janazah'],
} as const satisfies Record<string, readonly Kind[]>
export type SetName = keyof typeof SETS
export const setNames = keysOf(SETS)

/** The place a poster of this kind is filled from: the first that suits, or none where it can do without. */
export function placeFor(kind: Kind, places: readonly string[]): string | null {
  const needed = NEEDS[kind]
  const [first = ''] = places
  if (needed === null || needed === 'any') return first
  return places.find((place) => place.startsWith(`${needed}:`)) ?? null
}
