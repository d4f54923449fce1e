import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { measureAgain, nearestFirst } from './exact-distance.tsx'

const neighbourhood = { lat: 51.51, lng: -0.13 }
const visitor = { lat: 51.513, lng: -0.132 }
const shop = { lat: 51.514, lng: -0.131 }

test('what the server measured from the neighbourhood is measured from the visitor', () => {
  const km = distanceKm(neighbourhood, shop)
  expect(measureAgain(km, shop, visitor)).toBe(distanceKm(visitor, shop))
})

test('what it measured from elsewhere stays, and so does everything where the place is not known', () => {
  const km = distanceKm(neighbourhood, shop)
  expect(measureAgain(3.2, shop, visitor)).toBe(3.2)
  expect(measureAgain(km, null, visitor)).toBe(km)
  expect(measureAgain(km, shop, null)).toBe(km)
})

test('a list by distance is in order of the exact one; what stands first for another reason stays there', () => {
  const at = (name: string, lat: number) => ({
    name,
    position: { lat, lng: -0.13 },
    distance: distanceKm(neighbourhood, { lat, lng: -0.13 }),
  })
  const [featured, south, north] = [at('featured', 51.6), at('south', 51.5), at('north', 51.521)]
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  expect(names(nearestFirst([featured, south, north], { lat: 51.514, lng: -0.13 }))).toEqual([
    'featured',
    'north',
    'south',
  ])
  expect(names(nearestFirst([featured, south, north], null))).toEqual(['featured', 'south', 'north'])
})
