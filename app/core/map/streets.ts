// The site's street maps, with the test whether one of them shows a point. Only lazily loaded modules may import it.

import { PMTiles, Protocol } from 'pmtiles'
import { isRecord } from '#app/lib/records.ts'
import type { Bounds, Point } from './bounds.ts'

export type StreetMap = { url: string; bounds: Bounds; maxZoom: number }

/** With streets, until a door can be told from the next. */
export const MAX_ZOOM = 18
/** Without, the names of quarters are the last thing the map can show. */
export const MAX_ZOOM_WITHOUT_STREETS = 13
/** A first view of a place without streets: its surroundings say more than an empty field. */
export const FIRST_ZOOM_WITHOUT_STREETS = 10.5
/** The tiles of this zoom have every street, and are few. */
const PROBE_ZOOM = 12

let listed: Promise<StreetMap[]> | null = null

const isBounds = (value: unknown): value is Bounds =>
  isRecord(value) && ['west', 'south', 'east', 'north'].every((side) => Number.isFinite(value[side]))

async function askForStreets(): Promise<StreetMap[]> {
  const response = await fetch('/map/streets.json')
  if (!response.ok) throw new Error(`status ${response.status}`)
  const list: unknown = await response.json()
  return (Array.isArray(list) ? list : []).flatMap((entry: { url?: unknown; bounds?: unknown; maxZoom?: unknown }) =>
    typeof entry?.url === 'string' && isBounds(entry.bounds)
      ? [{ url: new URL(entry.url, location.href).href, bounds: entry.bounds, maxZoom: Number(entry.maxZoom) || 14 }]
      : [],
  )
}

/** Asked once per visit; a map without streets is still a map. */
export function loadStreets(): Promise<StreetMap[]> {
  listed ??= askForStreets().catch((error: unknown) => {
    console.warn('The list of street maps did not arrive:', error)
    listed = null
    return []
  })
  return listed
}

function tileAt({ lat, lng }: Point, zoom: number) {
  const tiles = 2 ** zoom
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  const wrapped = (((lng + 180) % 360) + 360) % 360
  return {
    x: Math.floor((wrapped / 360) * tiles),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles),
  }
}

const known = new Map<string, Promise<boolean>>()

async function hasTile(protocol: Protocol, { url, maxZoom }: StreetMap, at: Point): Promise<boolean> {
  const zoom = Math.min(PROBE_ZOOM, maxZoom)
  const { x, y } = tileAt(at, zoom)
  const key = `${url} ${zoom}/${x}/${y}`
  const answer = known.get(key)
  if (answer) return answer
  let archive = protocol.get(url)
  if (!archive) {
    archive = new PMTiles(url)
    protocol.add(archive)
  }
  const asked = archive.getZxy(zoom, x, y).then(
    (tile) => tile !== undefined,
    () => false,
  )
  known.set(key, asked)
  return asked
}

/** Bounds are a box around a region that may have any shape: the tile itself decides. */
export async function hasStreetsAt(protocol: Protocol, streets: readonly StreetMap[], at: Point): Promise<boolean> {
  const lng = ((((at.lng + 180) % 360) + 360) % 360) - 180
  const around = streets.filter(
    ({ bounds: { west, south, east, north } }) => at.lat >= south && at.lat <= north && lng >= west && lng <= east,
  )
  const answers = await Promise.all(around.map((street) => hasTile(protocol, street, { lat: at.lat, lng })))
  return answers.includes(true)
}

/** For whoever has no map yet, and loads one only where it has something to show. */
export async function knowsStreetsAt(at: Point): Promise<boolean> {
  const streets = await loadStreets()
  return streets.length > 0 && hasStreetsAt(new Protocol(), streets, at)
}
