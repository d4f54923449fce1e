import { readFileSync } from 'node:fs'
import { latest, validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { clustering } from './clustering.ts'
import { MAP_TOKENS, type MapColours, mapFonts } from './map-look.ts'
import { buildStyle } from './map-style.ts'
import { MAX_ZOOM, MAX_ZOOM_WITHOUT_STREETS, type StreetMap } from './streets.ts'

// Each token its own colour, so that one that is not used would be missed.
const colours = Object.fromEntries(MAP_TOKENS.map((token, i) => [token, `#00000${i}`])) as MapColours

const streets: StreetMap[] = ['london', 'leeds'].map((name, i) => ({
  url: `https://site.example/map/streets/${name}.pmtiles?v=1`,
  bounds: { west: i - 2, south: 51, east: i - 1, north: 52 },
  maxZoom: 14,
}))

describe.each([...locales])('in %s', (locale) => {
  const style = buildStyle(colours, locale, 'https://site.example/world.pmtiles', streets)

  test('is a style MapLibre accepts', () => {
    expect(validateStyleMin(style, latest)).toEqual([])
  })

  test('asks for no file but our own tiles', () => {
    expect(style.glyphs).toBeUndefined()
    expect(style.sprite).toBeUndefined()
    const addresses = JSON.stringify(style.layers).match(/https?:[^"]+/g)
    expect(addresses).toBeNull()
    expect(style.sources).toMatchObject({ world: { url: 'pmtiles://https://site.example/world.pmtiles' } })
  })

  test('writes names in that language and its font', () => {
    const written = JSON.stringify(style.layers)
    expect(written).toContain(`"name_${locale}"`)
    expect(written).toContain(`"name:${locale}"`)
    expect(written).toContain(JSON.stringify(mapFonts(locale)).slice(1))
  })
})

test('every colour is a token the site has in both themes, and is used', () => {
  const css = readFileSync('app/ui/styles/tokens.css', 'utf8')
  const style = JSON.stringify(buildStyle(colours, 'en', '/w', streets))
  for (const token of MAP_TOKENS) {
    expect(css.split(`${token}:`).length - 1).toBeGreaterThanOrEqual(2)
    expect(style).toContain(colours[token])
  }
})

test('names whose work the map is, and OpenStreetMap only where its streets are drawn', () => {
  const world = JSON.stringify(buildStyle(colours, 'en', '/w').sources)
  expect(world).toMatch(/Natural Earth.*GeoNames/)
  expect(world).not.toContain('OpenStreetMap')
  expect(JSON.stringify(buildStyle(colours, 'en', '/w', streets).sources)).toContain('© OpenStreetMap contributors')
})

test('several street maps lie side by side, each layer of one beside that of the other', () => {
  const { sources, layers } = buildStyle(colours, 'en', '/w', streets)
  expect(Object.keys(sources)).toEqual(['world', 'streets-0', 'streets-1'])
  const ids = layers.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.indexOf('primary streets-1')).toBe(ids.indexOf('primary streets-0') + 1)
  expect(ids.indexOf('residential streets-1')).toBeLessThan(ids.indexOf('primary streets-0'))
})

test('the land of a basemap lies over ours and under towns, borders, water, parks and roads', () => {
  const { layers } = buildStyle(colours, 'en', '/w', streets)
  const ids = layers.map(({ id }) => id)
  const earth = ids.indexOf('earth streets-0')
  expect(layers[earth]).toMatchObject({ 'source-layer': 'earth', paint: { 'fill-color': colours['--map-land'] } })
  expect(earth).toBeGreaterThan(ids.indexOf('land'))
  for (const above of ['urban', 'border', 'green streets-0', 'street-water streets-0', 'residential streets-0'])
    expect(ids.indexOf(above)).toBeGreaterThan(earth)
})

test.each([
  [true, MAX_ZOOM],
  [false, MAX_ZOOM_WITHOUT_STREETS],
])('every cluster opens before the map can go no closer (streets: %s)', (hasStreets, closest) => {
  expect(clustering(hasStreets).clusterMaxZoom).toBeLessThan(closest)
})
