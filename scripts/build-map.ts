/**
 * Builds app/core/map/data/world.pmtiles, the base map the site serves itself: land, lakes, rivers and urban areas of
 * Natural Earth (public domain; a folder of its GeoJSON files, gzipped), borders of Natural Earth (from `world-atlas`),
 * names of countries, cities and quarters (GeoNames, CC BY 4.0).
 * Run by hand after updating any of them: `node scripts/build-map.ts FOLDER`. The result is committed.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { iso1A2Code } from '@rapideditor/country-coder'
import type { Feature, MultiPolygon, Point, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { countryName, isCountryCode } from '#app/core/places/countries.ts'
import { cityNameIn, localName, placeAt } from '#app/core/places/geo.server.ts'
import { getPlaces, getQuarters } from '#app/core/places/places-table.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { createTileArchive } from '#server/streets/tile-archive.ts'
import { readNaturalEarth } from './map/natural-earth.ts'
import { unwrapLine, unwrapPolygon } from './map/unwrap.ts'

const OUTPUT = fileURLToPath(new URL('../app/core/map/data/world.pmtiles', import.meta.url))
const MAX_ZOOM = 6
const EXTENT = 4096

type Country = { name: string }
type Atlas = Topology<{ countries: GeometryCollection<Country> }>
type Names = Record<string, string>

const require = createRequire(import.meta.url)
const readAtlas = (): Atlas => JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'))

/** `name` for everyone, `name_ar` … only where a language has another word. */
function namesOf(name: string, inLanguage: (locale: (typeof locales)[number]) => string): Names {
  const names: Names = { name }
  for (const locale of locales) {
    const own = inLanguage(locale)
    if (own && own !== name) names[`name_${locale}`] = own
  }
  return names
}

const point = (lng: number, lat: number, properties: Record<string, string | number>): Feature<Point> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties,
})

function ringArea(ring: Position[]): number {
  let twice = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1 = 0, y1 = 0] = ring[i] ?? []
    const [x2 = 0, y2 = 0] = ring[j] ?? []
    twice += (x2 - x1) * (y1 + y2)
  }
  return Math.abs(twice / 2)
}

function isInside(ring: Position[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1 = 0, y1 = 0] = ring[i] ?? []
    const [x2 = 0, y2 = 0] = ring[j] ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

function distanceToRing(ring: Position[], x: number, y: number, narrowing: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax = 0, ay = 0] = ring[i] ?? []
    const [bx = 0, by = 0] = ring[j] ?? []
    const [dx, dy] = [(bx - ax) * narrowing, by - ay]
    const [px, py] = [(x - ax) * narrowing, y - ay]
    const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(px - along * dx, py - along * dy))
  }
  return least
}

/** The point of a grid over the largest part of a country that lies farthest from its border: room for a name. */
function labelPoint(geometry: Polygon | MultiPolygon): { at: [number, number]; area: number } {
  const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(unwrapPolygon)
  const outer = polygons.map(([ring = []]) => ring).sort((a, b) => ringArea(b) - ringArea(a))
  const ring = outer[0] ?? []
  const xs = ring.map(([x = 0]) => x)
  const ys = ring.map(([, y = 0]) => y)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [south, north] = [Math.min(...ys), Math.max(...ys)]
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const steps = 32
  let at: [number, number] = [(west + east) / 2, (south + north) / 2]
  let most = -1
  for (let i = 1; i < steps; i++) {
    for (let j = 1; j < steps; j++) {
      const x = west + ((east - west) * i) / steps
      const y = south + ((north - south) * j) / steps
      if (!isInside(ring, x, y)) continue
      const room = distanceToRing(ring, x, y, narrowing)
      if (room > most) [most, at] = [room, [x, y]]
    }
  }
  const [lng, lat] = at
  return { at: [lng - Math.round(lng / 360) * 360, lat], area: ringArea(ring) * narrowing }
}

/** Natural Earth's numbers are ISO 3166's; Kosovo has none there. */
function codeOf(id: string | number | undefined, name: string): string | null {
  const code = id === undefined ? (name === 'Kosovo' ? 'XK' : null) : iso1A2Code(String(id).padStart(3, '0'))
  return code && isCountryCode(code) ? code : null
}

function countryLabels(atlas: Atlas): Feature<Point>[] {
  const { features } = feature(atlas, atlas.objects.countries)
  return features.flatMap(({ id, properties, geometry }) => {
    const code = codeOf(id, properties.name)
    if (!code || code === 'AQ' || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return []
    const { at, area } = labelPoint(geometry)
    // From the zoom at which the name has room on the country; islands come with their towns.
    const from = area > 200 ? 1 : area > 60 ? 2 : area > 12 ? 3 : area > 1.5 ? 4 : 5
    return [point(...at, { ...namesOf(countryName(code, 'en'), (locale) => countryName(code, locale)), from })]
  })
}

/** The zoom from which a town of this size is named; the map itself leaves out names that would collide. */
const townFrom = (population: number) =>
  population >= 5e6
    ? 3
    : population >= 1e6
      ? 4
      : population >= 3e5
        ? 5
        : population >= 1e5
          ? 6
          : population >= 3e4
            ? 7
            : population >= 8000
              ? 8
              : 9

function cityLabels(): Feature<Point>[] {
  const { table } = getPlaces()
  const utf8 = new TextDecoder()
  const labels: Feature<Point>[] = []
  for (let i = 0; i < table.size; i++) {
    const population = table.population[i] ?? 0
    if (population < 5000) continue
    const city = utf8.decode(table.names.subarray(table.nameStart[i], table.nameStart[i + 1]))
    const place = { id: table.id[i] ?? 0, city }
    const from = townFrom(population)
    const names = namesOf(city, (locale) => cityNameIn(place, locale))
    // The thousands of inhabitants order the names: larger cities are placed first.
    const size = Math.round(population / 1000)
    labels.push(point((table.lng[i] ?? 0) / 1e5, (table.lat[i] ?? 0) / 1e5, { ...names, from, size }))
  }
  return labels
}

/** Quarters of large towns, so that a map of a city does not fall silent when it is enlarged. */
function quarterLabels(): Feature<Point>[] {
  const { table } = getQuarters()
  return Array.from({ length: table.size }, (_, i) => {
    const { id, city, lat, lng, population } = placeAt(table, i)
    const names = namesOf(city, (locale) => localName(table, id, locale))
    return point(lng, lat, { ...names, size: Math.round(population / 1000) })
  })
}

const options = { maxZoom: MAX_ZOOM, extent: EXTENT, buffer: 64, indexMaxZoom: MAX_ZOOM, indexMaxPoints: 0 }

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: node scripts/build-map.ts FOLDER_OF_NATURAL_EARTH')
  process.exit(1)
}

/** One index per zoom: each has only what that zoom shows, so that simplified outlines stay small. */
const shapesAt = (features: Feature[], tolerance: number) =>
  Array.from({ length: MAX_ZOOM + 1 }, (_, zoom) => {
    const shown = features.filter(({ properties }) => zoom === MAX_ZOOM || (properties?.from ?? 0) <= zoom + 0.5)
    return new GeoJSONVT({ type: 'FeatureCollection', features: shown }, { ...options, tolerance })
  })

function borderLines(atlas: Atlas): Feature[] {
  const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b)
  return borders.coordinates.map((line) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: unwrapLine(line) },
    properties: {},
  }))
}

const fine = readAtlas()
const nature = readNaturalEarth(folder)
const shapes = {
  land: shapesAt(nature.land, 4),
  urban: shapesAt(nature.urban, 4),
  lake: shapesAt(nature.lakes, 4),
  river: shapesAt(nature.rivers, 4),
  border: shapesAt(borderLines(fine), 4),
}
const countries = countryLabels(fine)
const cities = cityLabels()
const quarters = quarterLabels()

/** Names are kept only in tiles that may show them; the last zoom serves every deeper one. */
const namesAt = (features: Feature<Point>[]) =>
  Array.from({ length: MAX_ZOOM + 1 }, (_, zoom) => {
    const shown = features.filter(({ properties }) => zoom === MAX_ZOOM || (properties?.from ?? 0) <= zoom + 1)
    return new GeoJSONVT({ type: 'FeatureCollection', features: shown }, options)
  })
const countryNames = namesAt(countries)
const cityNames = namesAt(cities)
const quarterNames = new GeoJSONVT({ type: 'FeatureCollection', features: quarters }, options)

const archive = createTileArchive(OUTPUT, { name: 'world', attribution: 'Natural Earth, © GeoNames' })
for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
  for (let x = 0; x < 2 ** zoom; x++) {
    for (let y = 0; y < 2 ** zoom; y++) {
      const layers = Object.entries({
        ...Object.fromEntries(Object.entries(shapes).map(([name, at]) => [name, at[zoom]?.getTile(zoom, x, y)])),
        country: countryNames[zoom]?.getTile(zoom, x, y),
        city: cityNames[zoom]?.getTile(zoom, x, y),
        quarter: zoom === MAX_ZOOM ? quarterNames.getTile(zoom, x, y) : null,
      }).flatMap(([name, tile]) => (tile && tile.features.length > 0 ? [[name, tile] as const] : []))
      if (layers.length > 0)
        await archive.write(zoom, x, y, fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT }))
    }
  }
}
const written = await archive.finish({ west: -180, south: -85.051129, east: 180, north: 85.051129 }, 2)
console.log({ ...written, countries: countries.length, cities: cities.length, quarters: quarters.length })
