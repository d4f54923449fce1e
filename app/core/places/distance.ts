/** Distances between places, and how they are written. */
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'

const EARTH_RADIUS_KM = 6371

/** The distance of a place whose coordinates are unknown: it sorts after every real one. */
export const UNKNOWN_DISTANCE_KM = 999999

/** What lists of places call near, where nothing else was chosen; beyond, they say "further away". */
export const NEAR_KM = 75

/** How far "near you" and "around here" reach: about an hour's drive. */
export const NEARBY_KM = 50

export const isNearby = ({ distance }: { distance: number | null }) => distance !== null && distance <= NEARBY_KM

type Coordinates = { lat: unknown; lng: unknown }

/** Text is converted; whatever is not a finite number is missing. */
export function toCoordinate(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  if (typeof value === 'string' && (value.length > 40 || value.trim() === '')) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

type Point = { lat: number; lng: number }

/** Which way to set out: degrees clockwise from north; null where both are one place. */
export function bearingBetween(from: Point, to: Point): number | null {
  if (from.lat === to.lat && from.lng === to.lng) return null
  const [lat1, lat2, across] = [toRadians(from.lat), toRadians(to.lat), toRadians(to.lng - from.lng)]
  const east = Math.sin(across) * Math.cos(lat2)
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(across)
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** Great-circle distance. A missing coordinate on either side, or 0,0, gives 999999. */
export function distanceKm(a: Coordinates | null | undefined, b: Coordinates | null | undefined): number {
  const [lat1, lng1, lat2, lng2] = [a?.lat, a?.lng, b?.lat, b?.lng].map(toCoordinate)
  if (lat1 == null || lng1 == null || lat2 == null || lng2 == null) return UNKNOWN_DISTANCE_KM
  if ((lat1 === 0 && lng1 === 0) || (lat2 === 0 && lng2 === 0)) return UNKNOWN_DISTANCE_KM
  const h =
    Math.sin(toRadians(lat2 - lat1) / 2) ** 2 +
    Math.cos(toRadians(lat1)) * Math.cos(toRadians(lat2)) * Math.sin(toRadians(lng2 - lng1) / 2) ** 2
  // Rounding can push h a hair past 1 for opposite points, and asin would answer NaN.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, Math.max(0, h))))
}

export type DistanceWords = {
  metres: (amount: string) => string
  kilometres: (amount: string) => string
  notSpecified: string
}

export const NOT_SPECIFIED = 'Location not specified'

const ENGLISH: DistanceWords = {
  metres: (amount) => `${amount} m`,
  kilometres: (amount) => `${amount} km`,
  notSpecified: NOT_SPECIFIED,
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Under one kilometre in metres ("400 m"), then kilometres with one decimal ("1.2 km"). */
export function distanceText(km: number, locale: Locale, words: DistanceWords = ENGLISH): string {
  if (!Number.isFinite(km) || km < 0 || km >= UNKNOWN_DISTANCE_KM) return words.notSpecified
  const metres = Math.round(km * 1000)
  if (metres < 1000) return words.metres(formatNumber(locale, metres))
  return words.kilometres(formatNumber(locale, Math.round(km * 10) / 10, ONE_DECIMAL))
}

type Part = string | null | undefined
type Parts = { city?: Part; state?: Part; country?: Part }

/** City, state and country joined, or the words for "not specified". */
export function locationText(
  { city, state, country }: Parts,
  notSpecified: string = NOT_SPECIFIED,
  separator: string = ', ',
): string {
  const parts = [city, state, country].map((part) => part?.trim()).filter((part) => part)
  return parts.length === 0 ? notSpecified : parts.join(separator)
}
