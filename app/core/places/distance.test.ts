import { expect, test } from 'vitest'
import {
  bearingBetween,
  distanceKm,
  distanceText,
  isNearby,
  locationText,
  toCoordinate,
  UNKNOWN_DISTANCE_KM,
} from './distance.ts'

const LONDON = { lat: 51.5074, lng: -0.1278 }

test('measures great-circle distances on a 6371 km sphere', () => {
  expect(distanceKm(LONDON, { lat: 40.7128, lng: -74.006 })).toBeCloseTo(5570.2, 1)
  expect(distanceKm(LONDON, { lat: 21.4225, lng: 39.8262 })).toBeCloseTo(4793.8, 1)
  expect(distanceKm({ lat: 10, lng: 20 }, { lat: -10, lng: -160 })).toBeCloseTo(Math.PI * 6371, 2)
  expect(distanceKm({ lat: 0, lng: 1 }, { lat: 0, lng: 2 })).toBeCloseTo((Math.PI / 180) * 6371, 6)
  expect(distanceKm(LONDON, LONDON)).toBe(0)
})

test('crosses the date line the short way', () => {
  expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.2, 1)
})

test('missing coordinates are 999999 away', () => {
  expect(UNKNOWN_DISTANCE_KM).toBe(999999)
  for (const missing of [
    { lat: null, lng: 1 },
    { lat: 'north', lng: 1 },
    { lat: Number.NaN, lng: 1 },
    { lat: Number.POSITIVE_INFINITY, lng: 1 },
    { lat: undefined, lng: undefined },
    { lat: 0, lng: 0 },
    { lat: '0', lng: '0' },
    null,
    undefined,
  ]) {
    expect(distanceKm(LONDON, missing)).toBe(999999)
    expect(distanceKm(missing, LONDON)).toBe(999999)
  }
})

test('coordinates given as text count', () => {
  expect(distanceKm(LONDON, { lat: '51.5074', lng: ' -0.1278 ' })).toBe(0)
  expect(toCoordinate('24.86')).toBe(24.86)
  expect(toCoordinate(0)).toBe(0)
})

test('what is not a finite number is no coordinate', () => {
  for (const value of [
    '',
    '  ',
    'abc',
    '1e999',
    Number.NaN,
    1 / 0,
    null,
    undefined,
    true,
    [],
    ['1'],
    {},
    5n,
    '1'.repeat(10_000),
  ]) {
    expect(toCoordinate(value)).toBeNull()
  }
})

test('writes metres under one kilometre, otherwise one decimal', () => {
  expect(distanceText(0.4, 'en')).toBe('400 m')
  expect(distanceText(1.2, 'en')).toBe('1.2 km')
  expect(distanceText(1, 'en')).toBe('1.0 km')
  expect(distanceText(0, 'en')).toBe('0 m')
  expect(distanceText(0.9994, 'en')).toBe('999 m')
  expect(distanceText(0.9996, 'en')).toBe('1.0 km')
  expect(distanceText(12.345, 'fr')).toBe('12,3 km')
  expect(distanceText(5570.26, 'en')).toBe('5,570.3 km')
})

test('an unknown distance says that the location is not specified', () => {
  for (const km of [999999, 1e308, Number.NaN, Number.POSITIVE_INFINITY, -1]) {
    expect(distanceText(km, 'en')).toBe('Location not specified')
  }
})

test('uses the words and digits of the language', () => {
  const words = { metres: (n: string) => `${n} م`, kilometres: (n: string) => `${n} كم`, notSpecified: 'غير محدد' }
  expect(distanceText(0.4, 'ar', words)).toBe('٤٠٠ م')
  expect(distanceText(1.2, 'ar', words)).toBe('١٫٢ كم')
  expect(distanceText(1.2, 'ur')).toBe('1.2 km')
  expect(distanceText(999999, 'ar', words)).toBe('غير محدد')
})

test('joins city, state and country, or says that there is none', () => {
  expect(locationText({ city: 'London', state: 'England', country: 'United Kingdom' })).toBe(
    'London, England, United Kingdom',
  )
  expect(locationText({ city: 'Singapore', state: null, country: '' })).toBe('Singapore')
  expect(locationText({ city: ' ', state: undefined, country: null })).toBe('Location not specified')
  expect(locationText({}, 'Lieu non précisé')).toBe('Lieu non précisé')
})

test('nearby is what one drives to for a prayer; what has no place is not', () => {
  const at = (distance: number | null) => isNearby({ distance })
  expect([at(0), at(50), at(50.1), at(UNKNOWN_DISTANCE_KM), at(null)]).toEqual([true, true, false, false, false])
})

test.each([
  ['north', { lat: 52, lng: 0 }, 0],
  ['east on the equator', { lat: 0, lng: 10 }, 90],
  ['south', { lat: 40, lng: 0 }, 180],
  ['west over the date line', { lat: 0, lng: -10 }, 270],
] as const)('the way to the %s', (_, to, bearing) => {
  expect(bearingBetween({ lat: to.lat === 0 ? 0 : 51, lng: 0 }, to)).toBeCloseTo(bearing, 5)
})

test('London to Makkah sets out to the south-east, Fiji to Samoa to the north-east across the date line', () => {
  expect(bearingBetween({ lat: 51.507, lng: -0.128 }, { lat: 21.4225, lng: 39.8262 })).toBeCloseTo(118.99, 1)
  expect(bearingBetween({ lat: -18.14, lng: 178.44 }, { lat: -13.83, lng: -171.77 })).toBeCloseTo(66.8, 1)
  expect(bearingBetween({ lat: 1, lng: 1 }, { lat: 1, lng: 1 })).toBeNull()
})
