// The time it takes to reach a jama'ah: an honest estimate from the distance alone. Ways are longer than straight lines,
// and a car has to be parked.
import { NEARBY_KM } from '#app/core/places/distance.ts'

export const WALK_KMH = 4.5
export const DRIVE_KMH = 30
/** How much longer ways in cities are than the line between two points. */
const DETOUR = 1.3
const PARKING_MINUTES = 3
/** Further than that, three quarters of an hour, hardly anyone walks to a prayer. */
const WALK_AT_MOST_KM = 2.5
const DRIVE_AT_MOST_KM = NEARBY_KM
/** To come in and stand in the row. */
const SETTLE_MINUTES = 2

export type Travel = {
  minutes: number
  /** Minutes left before one has to go; negative: too late. */
  spare: number
  /** Comfortably, only just, or not. */
  outlook: 'in_time' | 'hurry' | 'late'
}
export type Way = 'foot' | 'car'

const HURRY_MINUTES = 5

export function travelMinutes(way: Way, km: number): number | null {
  if (km > (way === 'foot' ? WALK_AT_MOST_KM : DRIVE_AT_MOST_KM)) return null
  const hours = (km * DETOUR) / (way === 'foot' ? WALK_KMH : DRIVE_KMH)
  return Math.max(1, Math.ceil(hours * 60)) + (way === 'car' ? PARKING_MINUTES : 0)
}

/** Null where it is too far for this way. */
export function reach(way: Way, km: number, minutesLeft: number): Travel | null {
  const minutes = travelMinutes(way, km)
  if (minutes === null) return null
  const spare = Math.floor(minutesLeft) - minutes - SETTLE_MINUTES
  return { minutes, spare, outlook: spare < 0 ? 'late' : spare < HURRY_MINUTES ? 'hurry' : 'in_time' }
}
