/**
 * Outlines that cross the 180th meridian jump there from one edge of the world to the other, and a plane map fills the
 * band between. Here they are continued beyond the edge instead: the tiles are cut from both sides of it.
 */
import type { Position } from 'geojson'

const HALF = 180
const WORLD = 360
const POLE = 90

const lngOf = (at: Position | undefined): number => at?.[0] ?? 0

const shift = (line: readonly Position[], by: number): Position[] =>
  by === 0 ? [...line] : line.map(([lng = 0, lat = 0]) => [lng + by, lat])

/** The same line without jumps; its longitudes may leave ±180. */
export function unwrapLine(line: readonly Position[]): Position[] {
  let turns = 0
  return line.map(([lng = 0, lat = 0], i) => {
    const step = i === 0 ? 0 : lng - lngOf(line[i - 1])
    if (step > HALF) turns--
    else if (step < -HALF) turns++
    return [lng + turns * WORLD, lat]
  })
}

/** Moved by whole worlds until its middle lies in this one. */
function centred(line: readonly Position[]): Position[] {
  const lngs = line.map(lngOf)
  const middle =
    (lngs.reduce((least, lng) => Math.min(least, lng)) + lngs.reduce((most, lng) => Math.max(most, lng))) / 2
  return shift(line, -Math.round(middle / WORLD) * WORLD)
}

/** A ring around a pole does not end where it began: it is led over the pole. */
function closed(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || Math.abs(lngOf(first) - lngOf(last)) < HALF) return [...ring]
  const south = ring.reduce((sum, [, lat = 0]) => sum + lat, 0) < 0
  const pole = south ? -POLE : POLE
  return [...ring, [lngOf(last), pole], [lngOf(first), pole], first]
}

/** Outer ring and holes, all in the same world. */
export function unwrapPolygon([outer = [], ...holes]: readonly Position[][]): Position[][] {
  const ring = centred(closed(unwrapLine(outer)))
  const lngs = ring.map(lngOf)
  const west = lngs.reduce((least, lng) => Math.min(least, lng))
  const placed = holes.map((hole) => {
    const own = unwrapLine(hole)
    const start = own.reduce((least, at) => Math.min(least, lngOf(at)), Number.POSITIVE_INFINITY)
    return shift(own, Math.ceil((west - start) / WORLD) * WORLD)
  })
  return [ring, ...placed]
}
