// The look of our own map, from the site's tokens. Text is drawn from the page's fonts: no glyph files.
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '#app/i18n/locales.ts'
import { halo, isArabicScript, type MapColours, textFont } from './map-look.ts'
import { buildStreetLayers } from './street-style.ts'
import type { StreetMap } from './streets.ts'

export const BASE_SOURCE = 'world'

const ATTRIBUTION = [
  '<a href="https://www.naturalearthdata.com/" rel="noopener">Natural Earth</a>',
  '<a href="https://www.geonames.org/" rel="noopener">© GeoNames</a>',
].join(' · ')
const STREETS_ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" rel="noopener">© OpenStreetMap contributors</a>'

/** The page's language where the data has it, otherwise the name people there use. */
const nameIn = (locale: Locale): ExpressionSpecification => ['coalesce', ['get', `name_${locale}`], ['get', 'name']]

/** Names and shapes appear at the zoom they were given in the data. */
const fromZoom: ExpressionSpecification = ['<=', ['get', 'from'], ['zoom']]

const inWorld = { source: BASE_SOURCE }

/** `land` are the coasts of street maps, where these have one. */
function ground(colours: MapColours, land: readonly LayerSpecification[]): LayerSpecification[] {
  const water = colours['--map-water']
  return [
    { id: 'water', type: 'background', paint: { 'background-color': water } },
    {
      id: 'land',
      type: 'fill',
      ...inWorld,
      'source-layer': 'land',
      paint: { 'fill-color': colours['--map-land'], 'fill-antialias': true },
    },
    ...land,
    {
      id: 'urban',
      type: 'fill',
      ...inWorld,
      'source-layer': 'urban',
      minzoom: 4,
      paint: { 'fill-color': colours['--map-block'] },
    },
    { id: 'lake', type: 'fill', ...inWorld, 'source-layer': 'lake', filter: fromZoom, paint: { 'fill-color': water } },
    {
      id: 'river',
      type: 'line',
      ...inWorld,
      'source-layer': 'river',
      minzoom: 3,
      filter: fromZoom,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': water,
        'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 3, 0.5, 7, 1.2, 10, 3, 13, 6],
      },
    },
    {
      id: 'border',
      type: 'line',
      ...inWorld,
      'source-layer': 'border',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours['--map-label'],
        'line-opacity': 0.5,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 6, 1.2, 10, 1.8],
        'line-dasharray': [3, 2],
      },
    },
  ]
}

/** Quarters that a street map names itself are not named twice. */
function outside(streets: readonly StreetMap[]): ExpressionSpecification | undefined {
  if (streets.length === 0) return undefined
  const box = ({ bounds: { west, south, east, north } }: StreetMap) => [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]
  return ['!', ['within', { type: 'MultiPolygon', coordinates: streets.map(box) }]]
}

function names(colours: MapColours, locale: Locale, streets: readonly StreetMap[]): LayerSpecification[] {
  const label = colours['--map-label']
  const text = { 'text-field': nameIn(locale), 'text-font': textFont(locale, 'Semibold'), 'text-max-width': 7 }
  const quarters = outside(streets)
  return [
    {
      id: 'town-dot',
      type: 'circle',
      ...inWorld,
      'source-layer': 'city',
      minzoom: 4,
      maxzoom: 11,
      filter: fromZoom,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['get', 'size'], 5, 1.6, 1000, 2.6, 8000, 3.4],
        'circle-color': label,
        'circle-stroke-color': colours['--map-land'],
        'circle-stroke-width': 1,
      },
    },
    {
      id: 'quarter',
      type: 'symbol',
      ...inWorld,
      'source-layer': 'quarter',
      minzoom: 10.5,
      ...(quarters && { filter: quarters }),
      layout: {
        ...text,
        'text-font': textFont(locale, 'Medium'),
        'text-size': ['interpolate', ['linear'], ['zoom'], 10, 11, 15, 15],
        'text-padding': 12,
        'symbol-sort-key': ['-', 0, ['get', 'size']],
      },
      paint: { 'text-color': label, 'text-opacity': 0.9, ...halo(colours) },
    },
    {
      id: 'city',
      type: 'symbol',
      ...inWorld,
      'source-layer': 'city',
      minzoom: 3,
      filter: fromZoom,
      layout: {
        ...text,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          3,
          11,
          8,
          ['interpolate', ['linear'], ['get', 'size'], 5, 11.5, 300, 14, 5000, 17],
          14,
          18,
        ],
        'text-anchor': ['step', ['zoom'], 'bottom', 11, 'center'],
        'text-offset': ['step', ['zoom'], ['literal', [0, -0.35]], 11, ['literal', [0, 0]]],
        'text-padding': 6,
        'symbol-sort-key': ['-', 0, ['get', 'size']],
      },
      paint: { 'text-color': colours['--ink'], ...halo(colours) },
    },
    {
      id: 'country',
      type: 'symbol',
      ...inWorld,
      'source-layer': 'country',
      maxzoom: 7,
      filter: fromZoom,
      layout: {
        ...text,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 11, 6, 18],
        'text-letter-spacing': isArabicScript(locale) ? 0 : 0.06,
        'text-padding': 8,
      },
      paint: { 'text-color': label, ...halo(colours) },
    },
  ]
}

/** `tiles` is the base map of the world; each street map lies over it where it has something to show. */
export function buildStyle(
  colours: MapColours,
  locale: Locale,
  tiles: string,
  streets: readonly StreetMap[] = [],
): StyleSpecification {
  const ids = streets.map((_, i) => `streets-${i}`)
  const drawn = buildStreetLayers(colours, locale, ids)
  const sources = streets.map(({ url }, i) => [
    ids[i] ?? '',
    { type: 'vector' as const, url: `pmtiles://${url}`, attribution: STREETS_ATTRIBUTION },
  ])
  return {
    version: 8,
    sources: {
      [BASE_SOURCE]: { type: 'vector', url: `pmtiles://${tiles}`, attribution: ATTRIBUTION },
      ...Object.fromEntries(sources),
    },
    layers: [...ground(colours, drawn.land), ...drawn.lines, ...names(colours, locale, streets), ...drawn.names],
  }
}
