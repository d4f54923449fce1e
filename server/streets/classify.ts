// Chooses what to draw from OpenStreetMap, in which layer and from which zoom. Layers and kinds are those of the Protomaps
// basemap, so that one style draws our own tiles and a downloaded basemap alike.
import { locales } from '#app/i18n/locales.ts'
import { cleanText } from '../imports/normalise.ts'
import type { Tags } from '../imports/osm-record.ts'

export const LAYERS = ['water', 'landuse', 'buildings', 'roads', 'places'] as const
export type Layer = (typeof LAYERS)[number]
export type Properties = Record<string, string | number | boolean>

/** `from`: the zoom from which a line or point is drawn. Areas are drawn from the zoom at which they are large enough. */
export type Drawn = {
  layer: Layer
  shape: 'line' | 'area' | 'point'
  from: number
  properties: Properties
}

export const MIN_ZOOM = 8
export const MAX_ZOOM = 14
const LONGEST_NAME = 100

type Sort = readonly [kind: string, from: number]

const ROADS: Record<string, Sort> = {
  motorway: ['highway', 8],
  trunk: ['major_road', 8],
  primary: ['major_road', 9],
  secondary: ['major_road', 10],
  tertiary: ['major_road', 11],
  unclassified: ['minor_road', 12],
  residential: ['minor_road', 12],
  living_street: ['minor_road', 12],
  road: ['minor_road', 12],
  pedestrian: ['minor_road', 13],
  service: ['minor_road', 14],
  track: ['path', 14],
  footway: ['path', 14],
  cycleway: ['path', 14],
  bridleway: ['path', 14],
  path: ['path', 14],
  steps: ['path', 14],
}

const RAILWAYS: Record<string, number> = { rail: 10, light_rail: 12, tram: 13, monorail: 13, narrow_gauge: 12 }

const WATERWAYS: Record<string, number> = { river: 9, canal: 11, stream: 13, drain: 14, ditch: 14 }

const PLACES: Record<string, Sort> = {
  city: ['locality', 8],
  town: ['locality', 9],
  village: ['locality', 11],
  hamlet: ['locality', 13],
  borough: ['macrohood', 11],
  suburb: ['macrohood', 11],
  quarter: ['neighbourhood', 12],
  neighbourhood: ['neighbourhood', 13],
}

/** Key of a tag, and which of its values are areas of which kind. */
const LAND: Record<string, Record<string, string>> = {
  leisure: {
    park: 'park',
    garden: 'park',
    golf_course: 'golf_course',
    nature_reserve: 'nature_reserve',
    pitch: 'pitch',
    playground: 'playground',
    recreation_ground: 'park',
  },
  landuse: {
    cemetery: 'cemetery',
    forest: 'forest',
    grass: 'grass',
    meadow: 'grass',
    village_green: 'park',
    recreation_ground: 'park',
    allotments: 'allotments',
    industrial: 'industrial',
    residential: 'residential',
    commercial: 'commercial',
    retail: 'commercial',
  },
  natural: { wood: 'wood', scrub: 'scrub', grassland: 'grassland', beach: 'beach', sand: 'sand' },
  amenity: {
    school: 'school',
    university: 'university',
    college: 'college',
    hospital: 'hospital',
    grave_yard: 'cemetery',
  },
}

const own = <T>(table: Record<string, T>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined

const clean = (text: string | undefined) => cleanText(text, LONGEST_NAME) ?? ''

/** The name people there use, and names of our languages where they differ from it. */
export function namesOf(tags: Tags): Properties {
  const names: Properties = {}
  const name = clean(tags.name)
  if (name) names.name = name
  for (const locale of locales) {
    const inLanguage = clean(tags[`name:${locale}`])
    if (inLanguage && inLanguage !== name) names[`name:${locale}`] = inLanguage
  }
  return names
}

const isYes = (value: string | undefined) => value !== undefined && value !== 'no'

function road(tags: Tags): Drawn | null {
  const highway = tags.highway ?? ''
  const detail = highway.replace(/_link$/, '')
  const sort = own(ROADS, detail)
  if (!sort || tags.area === 'yes') return null
  const [kind, from] = sort
  const isSide = highway === 'service' && ['parking_aisle', 'driveway', 'drive-through'].includes(tags.service ?? '')
  if (isSide) return null
  return {
    layer: 'roads',
    shape: 'line',
    from: detail === highway ? from : Math.min(MAX_ZOOM, from + 2),
    properties: {
      kind,
      kind_detail: detail,
      ...namesOf(tags),
      ...(detail !== highway && { is_link: true }),
      ...(isYes(tags.bridge) && { is_bridge: true }),
      ...(isYes(tags.tunnel) && { is_tunnel: true }),
    },
  }
}

function rail(tags: Tags): Drawn | null {
  const from = own(RAILWAYS, tags.railway)
  if (from === undefined || isYes(tags.tunnel)) return null
  const zoom = isYes(tags.service) ? MAX_ZOOM : from
  return {
    layer: 'roads',
    shape: 'line',
    from: zoom,
    properties: { kind: 'rail', kind_detail: tags.railway ?? 'rail' },
  }
}

function water(tags: Tags): Drawn | null {
  const isArea =
    tags.natural === 'water' ||
    tags.waterway === 'riverbank' ||
    tags.landuse === 'reservoir' ||
    tags.landuse === 'basin'
  if (isArea) {
    const kind = clean(tags.water) || 'water'
    return { layer: 'water', shape: 'area', from: MIN_ZOOM, properties: { kind, ...namesOf(tags) } }
  }
  const from = own(WATERWAYS, tags.waterway)
  if (from === undefined || isYes(tags.tunnel)) return null
  return { layer: 'water', shape: 'line', from, properties: { kind: tags.waterway ?? '', ...namesOf(tags) } }
}

function land(tags: Tags): Drawn | null {
  for (const [key, kinds] of Object.entries(LAND)) {
    const kind = own(kinds, tags[key])
    if (kind) return { layer: 'landuse', shape: 'area', from: 9, properties: { kind, ...namesOf(tags) } }
  }
  return tags.highway === 'pedestrian' && tags.area === 'yes'
    ? { layer: 'landuse', shape: 'area', from: 13, properties: { kind: 'pedestrian' } }
    : null
}

const building = (tags: Tags): Drawn | null =>
  isYes(tags.building) ? { layer: 'buildings', shape: 'area', from: 13, properties: { kind: 'building' } } : null

/** How a way or a relation is drawn; null for what the map leaves out. */
export const drawnWay = (tags: Tags): Drawn | null =>
  road(tags) ?? rail(tags) ?? water(tags) ?? building(tags) ?? land(tags)

/** How a point is drawn: names of places only. */
export function drawnNode(tags: Tags): Drawn | null {
  const sort = own(PLACES, tags.place)
  if (!sort || !tags.name) return null
  const [kind, from] = sort
  const population = Math.min(Math.max(Number.parseInt(tags.population ?? '', 10) || 0, 0), 5e7)
  return {
    layer: 'places',
    shape: 'point',
    from,
    properties: { kind, kind_detail: tags.place ?? '', ...(population > 0 && { population }), ...namesOf(tags) },
  }
}
