/** The part of the world a map shows: rules on points and edges, without a map. */
import { areCoordinates } from '#app/core/places/place.ts'

export type Point = { lat: number; lng: number }
export type Bounds = { west: number; south: number; east: number; north: number }

const METRES_PER_DEGREE = 111_320
/** Pins closer than a doorway apart would hide each other at any zoom. */
const OVERLAP_DECIMALS = 4
const SPREAD_METRES = 14

const round = (degrees: number, decimals: number) => Math.round(degrees * 10 ** decimals) / 10 ** decimals
/** Longitudes come back into the one world that addresses and queries speak of. */
const wrap = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/**
 * The smallest frame around all points, also where it crosses the date line (then `east` is beyond 180). Null for no
 * points.
 */
export function boundsOf(points: readonly Point[]): Bounds | null {
  const valid = points.filter(({ lat, lng }) => areCoordinates(lat, lng))
  if (valid.length === 0) return null
  const lats = valid.map(({ lat }) => lat)
  const lngs = valid.map(({ lng }) => lng).sort((a, b) => a - b)
  // The widest stretch of longitude without a point is what the frame leaves out.
  let gapStart = lngs.length - 1
  let widest = (lngs[0] ?? 0) + 360 - (lngs[gapStart] ?? 0)
  for (let i = 0; i + 1 < lngs.length; i++) {
    const gap = (lngs[i + 1] ?? 0) - (lngs[i] ?? 0)
    if (gap > widest) [widest, gapStart] = [gap, i]
  }
  const west = lngs[(gapStart + 1) % lngs.length] ?? 0
  const east = lngs[gapStart] ?? 0
  return { west, south: Math.min(...lats), east: east < west ? east + 360 : east, north: Math.max(...lats) }
}

/** The frame around a line, whose points follow each other: nothing of it is left out. */
export function boundsOfLine(line: readonly Point[]): Bounds | null {
  if (line.length === 0) return null
  const [lats, lngs] = [line.map(({ lat }) => lat), line.map(({ lng }) => lng)]
  return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) }
}

export function contains({ west, south, east, north }: Bounds, { lat, lng }: Point): boolean {
  if (lat < south || lat > north) return false
  if (east - west >= 360) return true
  const inWorld = wrap(lng)
  const [from, to] = [wrap(west), wrap(east)]
  return from <= to ? inWorld >= from && inWorld <= to : inWorld >= from || inWorld <= to
}

/** Places at one and the same door stand in a small circle around it, so that each can be seen and reached. */
export function spreadOverlaps<T extends Point>(points: readonly T[]): T[] {
  const groups = Map.groupBy(
    points,
    ({ lat, lng }) => `${round(lat, OVERLAP_DECIMALS)},${round(lng, OVERLAP_DECIMALS)}`,
  )
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return group
    return group.map((point, i) => {
      const angle = (2 * Math.PI * i) / group.length
      const metres = SPREAD_METRES * Math.max(1, group.length / 8)
      const perLng = METRES_PER_DEGREE * Math.max(0.1, Math.cos((point.lat * Math.PI) / 180))
      return {
        ...point,
        lat: point.lat + (Math.cos(angle) * metres) / METRES_PER_DEGREE,
        lng: point.lng + (Math.sin(angle) * metres) / perLng,
      }
    })
  })
}

/** About a metre: more digits of a position say nothing. */
export const roundPosition = ({ lat, lng }: Point): Point => ({ lat: round(lat, 5), lng: round(wrap(lng), 5) })
