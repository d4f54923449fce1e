import { readFileSync } from 'node:fs'
import { latest, validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { buildStyle, CLUSTERING, MAP_TOKENS, MAX_ZOOM, type MapColours, mapFonts } from './map-style.ts'

// Each token its own colour, so that one that is not used would be missed.
const colours = Object.fromEntries(MAP_TOKENS.map((token, i) => [token, `#00000${i}`])) as MapColours

describe.each([...locales])('in %s', (locale) => {
  const style = buildStyle(colours, locale, 'https://site.example/world.pmtiles')

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
    expect(written).toContain(JSON.stringify(mapFonts(locale)).slice(1))
  })
})

test('every colour is a token the site has in both themes, and is used', () => {
  const css = readFileSync('app/ui/styles/tokens.css', 'utf8')
  const style = JSON.stringify(buildStyle(colours, 'en', '/w'))
  for (const token of MAP_TOKENS) {
    expect(css.split(`${token}:`).length - 1).toBeGreaterThanOrEqual(2)
    expect(style).toContain(colours[token])
  }
})

test('names whose work the map is', () => {
  const { sources } = buildStyle(colours, 'en', '/w')
  expect(JSON.stringify(sources)).toMatch(/Natural Earth.*GeoNames/)
})

test('every cluster opens before the map can go no closer', () => {
  expect(CLUSTERING.cluster).toBe(true)
  expect(CLUSTERING.clusterMaxZoom).toBeLessThan(MAX_ZOOM)
})
