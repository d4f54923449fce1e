// Draws the surroundings of a place from the map's own tiles: its streets where an extract brought them, else the coasts, lakes,
// rivers and towns of the map of the world.
import { open } from 'node:fs/promises'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'
import { BUILT, GREEN } from '#app/core/map/street-kinds.ts'
import { SHAPES, type ShapeKind, SMALL_MAP, type SmallMap } from '#app/core/request/small-map.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { builtFiles } from '#app/lib/built-files.server.ts'
import { createRegions, type Region } from './regions.ts'
import { clip, type Extent, type Path, thin, toSquare } from './rings.ts'

type Place = { lat: number; lng: number }
export type DrawSmallMaps = (places: readonly Place[], locale: Locale) => Promise<(SmallMap | null)[]>

const WITH_STREETS = { metres: 1600, zoom: 14 }
const WITHOUT = { metres: 30_000, zoom: 6 }
const EQUATOR_METRES = 40_075_017
/** Nearer points are the same to the eye. */
const LEAST = 0.8
const BESIDE = 8

/** While developing the file lies where the bundler takes it from. */
const worldFile = () => {
  const [built] = builtFiles('app/core/map/data/world.pmtiles')
  return built ? `build/client${built}` : 'app/core/map/data/world.pmtiles'
}

const fileSource = (path: string): Source => ({
  getKey: () => path,
  getBytes: async (offset, length) => {
    const file = await open(path)
    try {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await file.read(bytes, 0, length, offset)
      return { data: bytes.buffer.slice(0, bytesRead) }
    } finally {
      await file.close()
    }
  },
})

/** What of the ground the picture shows, and how large a step of the square is in it. */
type Frame = Extent & { scale: number; zoom: number; metres: number }

function frameAround({ lat, lng }: Place, { metres, zoom }: { metres: number; zoom: number }): Frame {
  const [x, y] = toSquare(lng, lat)
  const across = metres / (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180))
  const [halfWidth, halfHeight] = [across / 2, (across * SMALL_MAP.height) / SMALL_MAP.width / 2]
  const box = { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
  return { ...box, scale: SMALL_MAP.width / across, zoom, metres }
}

type Tile = { x: number; y: number; layers: VectorTile['layers'] }
/** Of one archive; each tile is opened once, however many places lie in it. */
type ReadTile = (zoom: number, x: number, y: number) => Promise<Tile | null>

function tilesOf(path: string): ReadTile {
  const archive = new PMTiles(fileSource(path))
  const read = new Map<string, Promise<Tile | null>>()
  return (zoom, x, y) => {
    const key = `${zoom}/${x}/${y}`
    const known = read.get(key)
    if (known) return known
    const opened = archive
      .getZxy(zoom, x, y)
      .then((tile) => tile && { x, y, layers: new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers })
      .then((tile) => tile ?? null)
    read.set(key, opened)
    return opened
  }
}

async function tilesUnder(frame: Frame, readTile: ReadTile): Promise<Tile[]> {
  const count = 2 ** frame.zoom
  const wanted: Promise<Tile | null>[] = []
  for (let x = Math.floor(frame.left * count); x <= Math.floor(frame.right * count); x++)
    for (let y = Math.floor(frame.top * count); y <= Math.floor(frame.bottom * count); y++)
      if (y >= 0 && y < count) wanted.push(readTile(frame.zoom, ((x % count) + count) % count, y))
  return (await Promise.all(wanted)).filter((tile) => tile !== null)
}

/** Layers of the map of the world, and those of the Protomaps basemap, which our own street maps share. */
function kindOf(layer: string, { type, properties }: VectorTileFeature, hasStreets: boolean): ShapeKind | null {
  const kind = String(properties.kind ?? '')
  const isLine = type === 2
  if (!hasStreets) return layer === 'land' ? 'land' : layer === 'urban' ? 'built' : waterOf(layer)
  if (layer === 'water') return isLine ? 'river' : 'water'
  if (layer === 'landuse') return GREEN.includes(kind) ? 'green' : BUILT.includes(kind) ? 'built' : null
  if (layer !== 'roads') return null
  return kind === 'minor_road' ? 'street' : kind === 'major_road' || kind === 'highway' ? 'road' : null
}

const waterOf = (layer: string) => (layer === 'lake' ? 'water' : layer === 'river' ? 'river' : null)

const tenth = (value: number) => Math.round(value * 10) / 10

function writePath(path: Path, isArea: boolean): string {
  let text = ''
  for (let i = 0; i < path.length; i += 2)
    text += `${i === 0 ? 'M' : 'L'}${tenth(path[i] ?? 0)} ${tenth(path[i + 1] ?? 0)}`
  return isArea ? `${text}Z` : text
}

/** Into the units of the picture, and only what can be seen in it. */
function pathOf(feature: VectorTileFeature, tile: Tile, frame: Frame): string {
  const count = 2 ** frame.zoom
  const { extent } = feature
  const paths = feature
    .loadGeometry()
    .map((points) =>
      points.flatMap(({ x, y }) => [
        ((tile.x + x / extent) / count - frame.left) * frame.scale,
        ((tile.y + y / extent) / count - frame.top) * frame.scale,
      ]),
    )
  const isArea = feature.type === 3
  const box = { left: -BESIDE, top: -BESIDE, right: SMALL_MAP.width + BESIDE, bottom: SMALL_MAP.height + BESIDE }
  return clip(isArea ? 'area' : 'line', paths, box)
    .map((path) => writePath(thin(path, LEAST), isArea))
    .join('')
}

function shapesOf(tiles: readonly Tile[], frame: Frame, hasStreets: boolean): SmallMap['shapes'] {
  const paths = new Map<ShapeKind, string>()
  for (const tile of tiles)
    for (const [name, layer] of Object.entries(tile.layers))
      for (let i = 0; i < layer.length; i++) {
        const feature = layer.feature(i)
        const kind = kindOf(name, feature, hasStreets)
        if (kind) paths.set(kind, (paths.get(kind) ?? '') + pathOf(feature, tile, frame))
      }
  return SHAPES.flatMap((kind) => {
    const path = paths.get(kind)
    return path ? [{ kind, path }] : []
  })
}

const MOST_NAMES = 4
const FROM_EDGE = { x: 40, y: 14 }
/** Two names, or a name and the pin in the middle, keep so far apart. */
const APART = { x: 84, y: 20 }

function namesOf(tiles: readonly Tile[], frame: Frame, locale: Locale): SmallMap['names'] {
  const found: { text: string; x: number; y: number; size: number }[] = []
  for (const tile of tiles)
    for (const name of ['city', 'quarter', 'places']) {
      const layer = tile.layers[name]
      for (let i = 0; i < (layer?.length ?? 0); i++) {
        const feature = layer?.feature(i)
        const at = feature?.loadGeometry()[0]?.[0]
        if (!feature || !at) continue
        const { properties, extent } = feature
        const text = properties[`name_${locale}`] ?? properties[`name:${locale}`] ?? properties.name
        const x = ((tile.x + at.x / extent) / 2 ** frame.zoom - frame.left) * frame.scale
        const y = ((tile.y + at.y / extent) / 2 ** frame.zoom - frame.top) * frame.scale
        if (text) found.push({ text: String(text), x: tenth(x), y: tenth(y), size: Number(properties.size ?? 0) })
      }
    }
  const { width, height } = SMALL_MAP
  const kept: SmallMap['names'] = []
  const taken = [{ x: width / 2, y: height / 2 - 6 }]
  for (const { text, x, y } of found.toSorted((a, b) => b.size - a.size)) {
    const isInside = x > FROM_EDGE.x && x < width - FROM_EDGE.x && y > FROM_EDGE.y && y < height - FROM_EDGE.y
    const isFree = taken.every((other) => Math.abs(other.x - x) > APART.x || Math.abs(other.y - y) > APART.y)
    if (!isInside || !isFree || kept.length === MOST_NAMES) continue
    kept.push({ text, x, y })
    taken.push({ x, y })
  }
  return kept
}

const covers = ({ bounds: { west, south, east, north } }: Region, { lat, lng }: Place) =>
  lat >= south && lat <= north && lng >= west && lng <= east

export function createSmallMaps(dataDir: string): DrawSmallMaps {
  const regions = createRegions(dataDir)

  return async (places, locale) => {
    const archives = new Map<string, ReadTile>()
    const archive = (path: string) => {
      const opened = archives.get(path) ?? tilesOf(path)
      archives.set(path, opened)
      return opened
    }
    const known = await regions()

    async function draw(place: Place): Promise<SmallMap | null> {
      for (const region of known.filter((each) => covers(each, place))) {
        const frame = frameAround(place, { ...WITH_STREETS, zoom: Math.min(WITH_STREETS.zoom, region.maxZoom) })
        const tiles = await tilesUnder(frame, archive(region.path))
        const shapes = shapesOf(tiles, frame, true)
        // Bounds are a box around a region of any shape: where there are no ways it has nothing to tell.
        if (shapes.some(({ kind }) => kind === 'street' || kind === 'road'))
          return { shapes, names: namesOf(tiles, frame, locale), metres: frame.metres, hasStreets: true }
      }
      const frame = frameAround(place, WITHOUT)
      const tiles = await tilesUnder(frame, archive(worldFile()))
      return {
        shapes: shapesOf(tiles, frame, false),
        names: namesOf(tiles, frame, locale),
        metres: frame.metres,
        hasStreets: false,
      }
    }
    // A place without a picture is still a place.
    return Promise.all(places.map((place) => draw(place).catch(() => null)))
  }
}
