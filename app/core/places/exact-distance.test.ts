import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { measureAgain } from './exact-distance.tsx'

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
