import { expect, test } from 'vitest'
import { distanceKm } from '#app/core/places/distance.ts'
import { ringsAround } from './rings.ts'

const london = { lat: 51.507, lng: -0.128 }
const { features } = ringsAround(london, (km) => `${km} km`)

test('every point of a ring is as far away as its words say', () => {
  for (const { geometry, properties } of features) {
    if (geometry.type !== 'LineString' || properties?.km > 50) continue
    for (const [lng = 0, lat = 0] of geometry.coordinates)
      expect(distanceKm(london, { lat, lng }) / properties?.km).toBeCloseTo(1, 1)
  }
})

test('at every zoom from a country to a quarter two to four rings are to be seen, each with its words', () => {
  for (let zoom = 5; zoom <= 13; zoom += 0.5) {
    const shown = features.filter(({ properties }) => properties?.from <= zoom && zoom <= properties?.until)
    const lines = shown.filter(({ geometry }) => geometry.type === 'LineString').length
    expect(lines, `zoom ${zoom}`).toBeGreaterThanOrEqual(2)
    expect(lines, `zoom ${zoom}`).toBeLessThanOrEqual(4)
    expect(shown).toHaveLength(2 * lines)
  }
})
