// The tiles of one square of the map. The square is treated as a small world of its own, so that nothing is computed for
// the zooms above it.
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Geometry, Position } from 'geojson'
import { LAYERS, type Layer } from './classify.ts'
import type { Spooled, Square } from './spool.ts'

const EXTENT = 4096
const BUFFER = 64

export type Tile = { zoom: number; x: number; y: number; bytes: Uint8Array }

function toGeometry({ shape, paths }: Spooled, place: (x: number, y: number) => Position): Geometry {
  const lines = paths.map((path) => {
    const line: Position[] = []
    for (let i = 0; i < path.length; i += 2) line.push(place(path[i] ?? 0, path[i + 1] ?? 0))
    return line
  })
  if (shape === 'point') return { type: 'Point', coordinates: lines[0]?.[0] ?? [0, 0] }
  if (shape === 'line') return { type: 'MultiLineString', coordinates: lines }
  // Rings that were cut may have lost their end.
  const closed = lines.map((ring) => (String(ring[0]) === String(ring.at(-1)) ? ring : [...ring, ring[0] ?? [0, 0]]))
  return { type: 'Polygon', coordinates: closed }
}

export function* tilesOf({ tier, x: left, y: top }: Square, shapes: Iterable<Spooled>): Generator<Tile> {
  const scale = 2 ** tier.square
  const features = new Map<Layer, Feature[]>()
  for (const shape of shapes) {
    const geometry = toGeometry(shape, (x, y) => [x * scale - left, y * scale - top])
    const list = features.get(shape.layer) ?? []
    features.set(shape.layer, list)
    list.push({ type: 'Feature', geometry, properties: { ...shape.properties, min_zoom: shape.from } })
  }
  const depth = tier.to - tier.square
  const indexes = LAYERS.flatMap((layer) => {
    const list = features.get(layer)
    if (!list) return []
    const index = new GeoJSONVT(
      { type: 'FeatureCollection', features: list },
      {
        coordinates: 'unitSquare',
        wrap: false,
        maxZoom: depth,
        indexMaxZoom: depth,
        indexMaxPoints: 0,
        extent: EXTENT,
        buffer: BUFFER,
        tolerance: 4,
      },
    )
    return [[layer, index] as const]
  })
  for (let deep = 0; deep <= depth; deep++) {
    const zoom = tier.square + deep
    for (let x = 0; x < 2 ** deep; x++)
      for (let y = 0; y < 2 ** deep; y++) {
        const layers = indexes.flatMap(([layer, index]) => {
          const tile = shownAt(index.getTile(deep, x, y), zoom)
          return tile ? [[layer, tile] as const] : []
        })
        if (layers.length === 0) continue
        const bytes = fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT })
        yield { zoom, x: left * 2 ** deep + x, y: top * 2 ** deep + y, bytes }
      }
  }
}

/** The library's two kinds of tiles differ in their type, but not in what is kept of them here. */
function shownAt(tile: GeoJSONVTTile | null, zoom: number): GeoJSONVTTile | null {
  if (!tile) return null
  const features = tile.features.filter(({ tags }) => Number(tags?.min_zoom ?? 0) <= zoom)
  return features.length > 0 ? { ...tile, features: features as GeoJSONVTTile['features'] } : null
}
