// The shapes of Natural Earth, made ready for tiles: what lies on the 180th meridian reaches a little beyond it, so that
// no seam shows there, and each shape knows from which zoom it is worth drawing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'

/** About two kilometres: less than a tile reaches beyond its edge. */
const BEYOND = 0.02
const EDGE = 179.999

/** Shapes cut at the meridian end exactly there: they are let overlap with their other half. */
const overlapping = (ring: Position[]): Position[] =>
  ring.map(([lng = 0, lat = 0]) => (Math.abs(lng) >= EDGE ? [lng + Math.sign(lng) * BEYOND, lat] : [lng, lat]))

function eachPart(geometry: Geometry): Geometry[] {
  if (geometry.type === 'MultiPolygon')
    return geometry.coordinates.map((polygon) => ({ type: 'Polygon', coordinates: polygon.map(overlapping) }))
  if (geometry.type === 'Polygon') return [{ ...geometry, coordinates: geometry.coordinates.map(overlapping) }]
  if (geometry.type === 'MultiLineString')
    return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }))
  return geometry.type === 'LineString' ? [geometry] : []
}

type Source = { scalerank?: number; min_zoom?: number }

export function readNaturalEarth(folder: string) {
  const read = (name: string, properties: (from: number) => Record<string, number>): Feature[] => {
    const text = gunzipSync(readFileSync(join(folder, `${name}.geojson.gz`))).toString()
    const { features } = JSON.parse(text) as FeatureCollection<Geometry | null, Source>
    return features.flatMap(({ geometry, properties: { min_zoom = 0 } }) =>
      geometry
        ? eachPart(geometry).map(
            (part): Feature => ({ type: 'Feature', geometry: part, properties: properties(min_zoom) }),
          )
        : [],
    )
  }
  const withZoom = (from: number) => ({ from: Math.round(from * 2) / 2 })
  return {
    land: [
      ...read('ne_10m_land', () => ({})),
      ...read('ne_10m_minor_islands', (from) => ({ from: Math.min(from, 6) })),
    ],
    lakes: ['ne_10m_lakes', 'ne_10m_lakes_europe', 'ne_10m_lakes_north_america'].flatMap((name) =>
      read(name, withZoom),
    ),
    rivers: ['ne_10m_rivers_lake_centerlines', 'ne_10m_rivers_europe', 'ne_10m_rivers_north_america'].flatMap((name) =>
      read(name, withZoom),
    ),
    urban: read('ne_50m_urban_areas', withZoom),
  }
}
