import { expect, test } from 'vitest'
import { isInMakkah, qiblaBearing } from './qibla.ts'

test.each([
  ['London', 51.5074, -0.1278, 118.987],
  ['New York', 40.7128, -74.006, 58.482],
  ['Jakarta', -6.2088, 106.8456, 295.152],
  ['Sydney', -33.8688, 151.2093, 277.5],
])('points from %s', (_, lat, lng, bearing) => {
  expect(qiblaBearing({ lat, lng })).toBeCloseTo(bearing, 2)
})

test('has no bearing at the Kaaba itself, and one everywhere else in Makkah', () => {
  expect(qiblaBearing({ lat: 21.4225, lng: 39.8262 })).toBeNull()
  expect(qiblaBearing({ lat: 21.427, lng: 39.8262 })).toBeCloseTo(180, 0)
  expect(isInMakkah({ lat: 21.427, lng: 39.8262 })).toBe(true)
  expect(isInMakkah({ lat: 21.54, lng: 39.17 })).toBe(false)
  expect(qiblaBearing({ lat: 21.433, lng: 39.8262 })).toBeCloseTo(180, 0)
})
