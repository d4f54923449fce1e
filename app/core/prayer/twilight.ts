// Substitutes for dawn and dusk where the sun does not go deep enough: shares of the night, other latitudes, Makkah, and times
// that mosques of a country agreed on.
import { isKeyOf } from '#app/lib/records.ts'
import type { StandIn } from './methods.ts'
import { sunDeclination } from './sun-position.ts'

/** How fajr and isha are found where twilight lasts too long or all night. */
export const HIGH_LATITUDE_RULES = [
  'twilight-angle',
  'middle-of-night',
  'seventh-of-night',
  'nearest-latitude-45',
  'nearest-latitude-48',
  'nearest-city',
  'makkah',
  'none',
] as const
/** In a form: as is usual at the place. */
export const USUAL_RULE = 'usual' as const
export type HighLatitudeRule = (typeof HIGH_LATITUDE_RULES)[number]

type Point = { lat: number; lng: number }

const MAKKAH_LATITUDE = 21.4225
// Large cities with a dawn and a dusk of 18° every night of the year, near those parts that have not: latitude, longitude.
const CITIES: readonly (readonly [lat: number, lng: number])[] = [
  [47.61, -122.33],
  [46.88, -96.79],
  [44.98, -93.27],
  [45.42, -75.7],
  [46.81, -71.21],
  [47.56, -52.71],
  [48.39, -4.49],
  [47.22, -1.55],
  [47.38, 8.54],
  [48.21, 16.37],
  [47.5, 19.04],
  [47.16, 27.59],
  [46.48, 30.73],
  [47.24, 39.7],
  [46.35, 48.04],
  [43.24, 76.89],
  [43.83, 87.62],
  [47.89, 106.91],
  [45.8, 126.53],
  [46.96, 142.73],
  [-46.41, 168.35],
  [-45.86, -67.48],
]

const RAD = Math.PI / 180

function nearestCity({ lat, lng }: Point): number {
  const closeness = ([cityLat, cityLng]: readonly [number, number]) =>
    Math.sin(lat * RAD) * Math.sin(cityLat * RAD) +
    Math.cos(lat * RAD) * Math.cos(cityLat * RAD) * Math.cos((lng - cityLng) * RAD)
  const [nearest] = CITIES.toSorted((a, b) => closeness(b) - closeness(a))
  return nearest?.[0] ?? Math.sign(lat) * 45
}

/** The latitude whose night lends its shares; null where the rule has none, or the place needs none. */
export function lendingLatitude(rule: HighLatitudeRule, point: Point): number | null {
  const found = {
    'nearest-latitude-45': () => Math.sign(point.lat) * 45,
    'nearest-latitude-48': () => Math.sign(point.lat) * 48.5,
    'nearest-city': () => nearestCity(point),
    makkah: () => MAKKAH_LATITUDE,
  }
  if (!isKeyOf(found, rule)) return null
  const latitude = found[rule]()
  return Math.abs(point.lat) > Math.abs(latitude) ? latitude : null
}

/** Whether the sun goes this many degrees below the horizon in the night around an instant. */
export const reachesDepth = (lat: number, instant: number, degrees: number) =>
  90 - Math.abs(lat + sunDeclination(instant)) >= degrees

const DAY = 86_400_000
const MINUTE = 60_000

type Night = { fajr: number; sunrise: number; sunset: number; isha: number }
const nightOf = ({ sunrise, sunset }: Night) => DAY - (sunset - sunrise)

export type Settled = Pick<Night, 'fajr' | 'isha'> & { settled: ('fajr' | 'isha')[] }

/** Dawn and dusk that do not come take the share of the night they have where they do. */
export function borrowTwilight(own: Night, missing: readonly ('fajr' | 'isha')[], other: Night): Settled {
  const fajrShare = (other.sunrise - other.fajr) / nightOf(other)
  const ishaShare = (other.isha - other.sunset) / nightOf(other)
  return {
    fajr: missing.includes('fajr') ? own.sunrise - fajrShare * nightOf(own) : own.fajr,
    isha: missing.includes('isha') ? own.sunset + ishaShare * nightOf(own) : own.isha,
    settled: [...missing],
  }
}

/** As the mosques of the country agreed. */
export function standInFor(
  own: Night,
  missing: readonly ('fajr' | 'isha')[],
  rule: StandIn,
  { lat, instant, fajrAngle, hasIshaAngle }: { lat: number; instant: number; fajrAngle: number; hasIshaAngle: boolean },
): Settled {
  if ('fajr' in rule) {
    const isDawnless = missing.includes('fajr')
    // The evening belongs to the night whose dawn does not come.
    const isBeforeDawnless = !reachesDepth(lat, instant + DAY / 2, fajrAngle)
    return {
      fajr: isDawnless ? own.sunrise - rule.fajr * MINUTE : own.fajr,
      isha: isBeforeDawnless ? own.sunset + rule.isha * MINUTE : own.isha,
      settled: [...(isDawnless ? (['fajr'] as const) : []), ...(isBeforeDawnless ? (['isha'] as const) : [])],
    }
  }
  if (rule.season === 'summer' && lat * sunDeclination(instant) <= 0)
    return { fajr: own.fajr, isha: own.isha, settled: [] }
  const part = rule.share * nightOf(own)
  const fajr = Math.max(own.fajr, own.sunrise - part)
  const isha = hasIshaAngle ? Math.min(own.isha, own.sunset + part) : own.isha
  const settled: Settled['settled'] = []
  if (fajr !== own.fajr) settled.push('fajr')
  if (isha !== own.isha) settled.push('isha')
  return { fajr, isha, settled }
}
