// The part of the world a map shows, as an address writes it.
import type { Bounds } from './bounds.ts'

/** "51.4,-0.3,51.6,0.1": south, west, north, east. A west that lies east of the east crosses the date line. */
export function readArea(text: string | null): Bounds | null {
  const parts = text && text.length <= 80 ? text.split(',') : []
  const numbers = parts.map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = numbers
  const isValid =
    numbers.length === 4 &&
    [south, north].every((lat) => Math.abs(lat) <= 90) &&
    [west, east].every((lng) => Math.abs(lng) <= 180) &&
    south < north &&
    west !== east
  return isValid ? { south, west, north, east } : null
}

/** About 100 m: enough for a map, and near areas share a kept answer. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000
const latitude = (degrees: number) => round(Math.max(-90, Math.min(90, degrees)))
/** Maps count on past the date line; addresses speak of one world. */
const longitude = (degrees: number) =>
  round(degrees < -180 || degrees > 180 ? (((degrees % 360) + 540) % 360) - 180 : degrees)

export function writeArea({ south, west, north, east }: Bounds): string {
  const sides = east - west >= 360 ? { west: -180, east: 180 } : { west: longitude(west), east: longitude(east) }
  return [latitude(south), sides.west, latitude(north), sides.east].join(',')
}
