// The style of streets. Layers and kinds are those of the Protomaps basemap, which our own street maps share.
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Locale } from '#app/i18n/locales.ts'
import { halo, isArabicScript, type MapColours, textFont } from './map-look.ts'
import { BUILT, GREEN } from './street-kinds.ts'

const nameIn = (locale: Locale): ExpressionSpecification => ['coalesce', ['get', `name:${locale}`], ['get', 'name']]

const kindIs = (...kinds: string[]): ExpressionSpecification => ['match', ['get', 'kind'], kinds, true, false]
const hasNoTunnel: ExpressionSpecification = ['!', ['==', ['get', 'is_tunnel'], true]]

/** Width in pixels at zoom 8, 12, 14 and 18: roads grow with the ground they lie on. */
const WIDTHS: Record<string, readonly [number, number, number, number]> = {
  motorway: [1.2, 3, 6, 30],
  trunk: [1, 2.6, 5.5, 28],
  primary: [0.8, 2.2, 5, 26],
  secondary: [0.5, 1.6, 4.2, 24],
  tertiary: [0.4, 1.3, 3.6, 22],
  residential: [0, 0.7, 2.4, 18],
  service: [0, 0.3, 1.4, 9],
  path: [0, 0.3, 0.9, 3],
}

type Road = { id: string; filter: ExpressionSpecification; width: keyof typeof WIDTHS; minzoom?: number }

const detailIs = (...details: string[]): ExpressionSpecification => [
  'match',
  ['get', 'kind_detail'],
  details,
  true,
  false,
]

/** From the least to the most important: the later lie on top. */
const ROADS: readonly Road[] = [
  { id: 'path', filter: kindIs('path'), width: 'path', minzoom: 14 },
  { id: 'service', filter: ['all', kindIs('minor_road'), detailIs('service')], width: 'service', minzoom: 13 },
  {
    id: 'residential',
    filter: ['all', kindIs('minor_road'), ['!', detailIs('service')]],
    width: 'residential',
    minzoom: 12,
  },
  { id: 'tertiary', filter: ['all', kindIs('major_road'), detailIs('tertiary')], width: 'tertiary', minzoom: 10 },
  { id: 'secondary', filter: ['all', kindIs('major_road'), detailIs('secondary')], width: 'secondary', minzoom: 9 },
  { id: 'primary', filter: ['all', kindIs('major_road'), detailIs('primary')], width: 'primary' },
  { id: 'trunk', filter: ['all', kindIs('major_road'), detailIs('trunk')], width: 'trunk' },
  { id: 'motorway', filter: kindIs('highway'), width: 'motorway' },
]

const widthOf = (width: keyof typeof WIDTHS, more: number): ExpressionSpecification => {
  const [far = 0, middle = 0, near = 0, close = 0] = WIDTHS[width] ?? []
  const wide = (pixels: number) => (pixels === 0 ? 0 : pixels + more)
  return [
    'interpolate',
    ['exponential', 1.5],
    ['zoom'],
    8,
    wide(far),
    12,
    wide(middle),
    14,
    wide(near),
    18,
    wide(close),
  ]
}

type Made = Exclude<LayerSpecification, { type: 'background' }>
/** One layer, without the source it is drawn from. */
type Drawn = { [K in Made['type']]: Omit<Extract<Made, { type: K }>, 'source'> }[Made['type']]

/** From here on the coast of the map of the world is too coarse for the streets beside it. */
const OWN_COAST_FROM = 9

/** Only basemaps bring land of their own. Without it their streets by the sea would lie in it. */
const land = (colours: MapColours): Drawn => ({
  id: 'earth',
  type: 'fill',
  'source-layer': 'earth',
  minzoom: OWN_COAST_FROM,
  filter: ['==', ['geometry-type'], 'Polygon'],
  paint: { 'fill-color': colours['--map-land'] },
})

function areas(colours: MapColours): Drawn[] {
  return [
    {
      id: 'built',
      type: 'fill',
      'source-layer': 'landuse',
      filter: kindIs(...BUILT),
      paint: { 'fill-color': colours['--map-block'] },
    },
    {
      id: 'green',
      type: 'fill',
      'source-layer': 'landuse',
      filter: kindIs(...GREEN),
      paint: { 'fill-color': colours['--map-park'] },
    },
    {
      id: 'street-water',
      type: 'fill',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colours['--map-water'] },
    },
    {
      id: 'street-stream',
      type: 'line',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colours['--map-water'],
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 9, 1, 14, 2.5, 18, 10],
      },
    },
    {
      id: 'building',
      type: 'fill',
      'source-layer': 'buildings',
      minzoom: 13,
      filter: ['!', kindIs('address')],
      paint: {
        'fill-color': colours['--map-block'],
        'fill-outline-color': colours['--map-label'],
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0, 14.5, 0.55],
      },
    },
  ]
}

function roads(colours: MapColours): Drawn[] {
  const shape = { 'line-join': 'round', 'line-cap': 'round' } as const
  const isMain = (id: string) => ['motorway', 'trunk', 'primary'].includes(id)
  const drawn = ROADS.flatMap(({ id, filter, width, minzoom = 0 }): Drawn[] => [
    {
      id: `${id}-edge`,
      type: 'line',
      'source-layer': 'roads',
      minzoom: Math.max(minzoom, id === 'path' ? 24 : 12),
      filter: ['all', filter, hasNoTunnel],
      layout: shape,
      paint: { 'line-color': colours['--map-label'], 'line-opacity': 0.28, 'line-width': widthOf(width, 1.2) },
    },
    {
      id,
      type: 'line',
      'source-layer': 'roads',
      minzoom,
      filter,
      layout: shape,
      paint: {
        'line-color': isMain(id) ? colours['--map-road-2'] : colours['--map-road'],
        'line-opacity': ['case', hasNoTunnel, 1, 0.45],
        'line-width': widthOf(width, 0),
      },
    },
  ])
  // All edges first: a side street then opens into the main road instead of ending at its edge.
  return [
    ...drawn.filter(({ id }) => id.endsWith('-edge') && id !== 'path-edge'),
    ...drawn.filter(({ id }) => !id.endsWith('-edge')),
    {
      id: 'rail',
      type: 'line',
      'source-layer': 'roads',
      minzoom: 10,
      filter: kindIs('rail'),
      paint: {
        'line-color': colours['--map-label'],
        'line-opacity': 0.45,
        'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.6, 14, 1.2, 18, 3],
        'line-dasharray': [4, 2],
      },
    },
  ]
}

function names(colours: MapColours, locale: Locale): Drawn[] {
  const text = { 'text-field': nameIn(locale), 'text-font': textFont(locale, 'Medium') }
  const label = { 'text-color': colours['--map-label'], ...halo(colours) }
  return [
    {
      id: 'street-name',
      type: 'symbol',
      'source-layer': 'roads',
      minzoom: 13,
      filter: ['!', kindIs('rail')],
      layout: {
        ...text,
        'symbol-placement': 'line',
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10, 18, 14],
        'text-padding': 4,
        'symbol-spacing': 280,
      },
      paint: label,
    },
    {
      id: 'water-name',
      type: 'symbol',
      'source-layer': 'water',
      minzoom: 13,
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { ...text, 'symbol-placement': 'line', 'text-size': 12 },
      paint: label,
    },
    {
      id: 'street-quarter',
      type: 'symbol',
      'source-layer': 'places',
      minzoom: 11,
      // Towns are named by the map of the world, in more languages.
      filter: ['any', kindIs('neighbourhood', 'macrohood'), detailIs('village', 'hamlet', 'suburb', 'quarter')],
      layout: {
        ...text,
        'text-font': textFont(locale, 'Semibold'),
        'text-max-width': 7,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 15, 15],
        'text-letter-spacing': isArabicScript(locale) ? 0 : 0.03,
        'text-padding': 12,
      },
      paint: label,
    },
  ]
}

/** Each layer once per street map, side by side: what lies on top is the same wherever two of them meet. */
export function buildStreetLayers(colours: MapColours, locale: Locale, sources: readonly string[]) {
  const each = (layers: readonly Drawn[]) =>
    layers.flatMap((layer) =>
      sources.map((source) => ({ ...layer, id: `${layer.id} ${source}`, source }) as LayerSpecification),
    )
  return {
    land: each([land(colours)]),
    lines: each([...areas(colours), ...roads(colours)]),
    names: each(names(colours, locale)),
  }
}
