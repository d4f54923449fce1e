// The look of our own map, from the site's tokens. Text is drawn from the page's fonts: no glyph files.
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '#app/i18n/locales.ts'

/** The custom properties a map is painted with. */
export const MAP_TOKENS = ['--map-land', '--map-water', '--map-label', '--ink'] as const
export type MapColours = Record<(typeof MAP_TOKENS)[number], string>

export const BASE_SOURCE = 'world'

const ATTRIBUTION = [
  '<a href="https://www.naturalearthdata.com/" rel="noopener">Natural Earth</a>',
  '<a href="https://www.geonames.org/" rel="noopener">© GeoNames</a>',
].join(' · ')

const isArabicScript = (locale: Locale) => locale === 'ar' || locale === 'ur'

/** Naskh for both languages of Arabic script: Nastaliq's joined letters cannot be drawn one by one. */
export const mapFonts = (locale: Locale): readonly string[] =>
  isArabicScript(locale) ? ['Noto Naskh Arabic', 'Figtree'] : ['Figtree']

/** No family has the first of these names: MapLibre reads the weight from it and draws with the others. */
const textFont = (locale: Locale, weight: 'Medium' | 'Semibold') => {
  const fonts = mapFonts(locale)
  return [`${fonts[0]} ${weight}`, ...fonts]
}

/** The page's language where the data has it, otherwise the name people there use. */
const nameIn = (locale: Locale): ExpressionSpecification => ['coalesce', ['get', `name_${locale}`], ['get', 'name']]

/** Names appear at the zoom they were given in the data. */
const fromZoom: ExpressionSpecification = ['<=', ['get', 'from'], ['zoom']]

export function buildStyle(colours: MapColours, locale: Locale, tiles: string): StyleSpecification {
  const label = colours['--map-label']
  const halo = { 'text-halo-color': colours['--map-land'], 'text-halo-width': 1.6 }
  const text = { 'text-field': nameIn(locale), 'text-font': textFont(locale, 'Semibold'), 'text-max-width': 7 }
  const inWorld = { source: BASE_SOURCE }
  const layers: LayerSpecification[] = [
    { id: 'water', type: 'background', paint: { 'background-color': colours['--map-water'] } },
    {
      id: 'land',
      type: 'fill',
      ...inWorld,
      'source-layer': 'land',
      paint: { 'fill-color': colours['--map-land'], 'fill-antialias': true },
    },
    {
      id: 'shore',
      type: 'line',
      ...inWorld,
      'source-layer': 'land',
      paint: { 'line-color': label, 'line-opacity': 0.25, 'line-width': 0.6 },
    },
    {
      id: 'border',
      type: 'line',
      ...inWorld,
      'source-layer': 'border',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': label,
        'line-opacity': 0.5,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 6, 1.2, 10, 1.8],
        'line-dasharray': [3, 2],
      },
    },
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
      layout: {
        ...text,
        'text-font': textFont(locale, 'Medium'),
        'text-size': ['interpolate', ['linear'], ['zoom'], 10, 11, 15, 15],
        'text-padding': 12,
        'symbol-sort-key': ['-', 0, ['get', 'size']],
      },
      paint: { 'text-color': label, 'text-opacity': 0.9, ...halo },
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
      paint: { 'text-color': colours['--ink'], ...halo },
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
      paint: { 'text-color': label, ...halo },
    },
  ]
  return {
    version: 8,
    sources: { [BASE_SOURCE]: { type: 'vector', url: `pmtiles://${tiles}`, attribution: ATTRIBUTION } },
    layers,
  }
}

/** How pins gather: close together they become a number, at street level each stands alone. */
export const CLUSTERING = { cluster: true, clusterRadius: 56, clusterMaxZoom: 15 } as const
export const MAX_ZOOM = 18
