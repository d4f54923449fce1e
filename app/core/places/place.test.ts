import { expect, test } from 'vitest'
import {
  isKnown,
  PLACE_COOKIE,
  type Place,
  parseForcedLocation,
  placeFromCookie,
  placeToCookie,
  UNKNOWN_PLACE,
} from './place.ts'
import { USER_CITY_KEY } from './user-city.ts'

const KARACHI: Place = {
  lat: 24.860734,
  lng: 67.001136,
  city: 'کراچی: صدر, "ٹاؤن"',
  state: 'Sindh',
  country: 'Pakistan',
  countryCode: 'PK',
}

test('keeps the names other parts rely on', () => {
  expect(USER_CITY_KEY).toBe('userCity')
  expect(PLACE_COOKIE).toBe('place')
  expect(UNKNOWN_PLACE).toMatchObject({ lat: 0, lng: 0, city: 'Unknown Location' })
})

test('zero and impossible coordinates are unknown', () => {
  expect(isKnown(UNKNOWN_PLACE)).toBe(false)
  expect(isKnown(null)).toBe(false)
  for (const [lat, lng] of [
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
    [91, 0],
    [0, -181],
    [1e308, 1e308],
  ] as const) {
    expect(isKnown({ lat, lng })).toBe(false)
  }
  expect(isKnown({ lat: 51.48, lng: 0 })).toBe(true)
  expect(isKnown({ lat: 0, lng: 32.5 })).toBe(true)
})

test('reads a forced location', () => {
  expect(parseForcedLocation('24.8607,67.0011')).toEqual({ lat: 24.8607, lng: 67.0011 })
  expect(parseForcedLocation(' -33.87 , 151.21 , Sydney')).toEqual({ lat: -33.87, lng: 151.21 })
})

test('ignores a forced location that is not two numbers on Earth', () => {
  const bad = [
    '',
    ',',
    '24.8',
    '24.8,',
    ',67',
    'abc,67',
    '24,abc',
    'NaN,NaN',
    'Infinity,1',
    '0x10,1',
    '1e1,1',
    '91,0',
    '0,181',
    '1 2,3',
  ]
  for (const value of [...bad, '1'.repeat(10_000), null, undefined]) {
    expect([value, parseForcedLocation(value)]).toEqual([value, null])
  }
})

test('carries a place through the cookie with three decimals', () => {
  const cookie = placeToCookie(KARACHI)
  expect(cookie).toMatch(/^[!#-+\--:<-[\]-~]+$/)
  expect(placeFromCookie(cookie)).toEqual({ ...KARACHI, lat: 24.861, lng: 67.001 })
})

test('keeps a country that has a name but no code', () => {
  const place = { ...KARACHI, countryCode: '', country: 'Somewhere' }
  expect(placeFromCookie(placeToCookie(place))).toMatchObject({ country: 'Somewhere', countryCode: '' })
})

test('a cookie fits a browser even with the longest names in the widest script', () => {
  const long = '𝔐ক'.repeat(5_000)
  const cookie = placeToCookie({ lat: -89.123, lng: -179.123, city: long, state: long, country: long, countryCode: '' })
  expect(cookie.length).toBeLessThan(4000)
  expect([...(placeFromCookie(cookie)?.city ?? '')]).toHaveLength(80)
})

test('an unknown place is not remembered', () => {
  expect(placeFromCookie(placeToCookie(UNKNOWN_PLACE))).toBeNull()
})

test('refuses cookies it did not write', () => {
  const bad = [
    '',
    'null',
    '1:2',
    '1:2:a:b:GB',
    '1:2:a:b:GB:c:d',
    'x:2:a:b:GB:',
    'NaN:2:a:b:GB:',
    '1e308:2:a:b:GB:',
    '95:2:a:b:GB:',
    '0:0:a:b:GB:',
    '1:2:%E0%A4%A:b:GB:',
    '1:2:a:b:XX:',
    '1:2:a:b:__proto__:',
    `1:2:${'a'.repeat(10_000)}:b:GB:`,
  ]
  for (const value of [...bad, null, undefined]) expect([value, placeFromCookie(value)]).toEqual([value, null])
})

test('strips control characters, direction marks and brackets from names', () => {
  const place = placeFromCookie(
    `1:2:${encodeURIComponent('Lon\u0000don\r\n\u202e<b>')}:${encodeURIComponent('\u2028')}:GB:`,
  )
  expect(place).toMatchObject({ city: 'Lon don b', state: '' })
  expect(placeFromCookie(placeToCookie({ ...KARACHI, city: 'a\ud800b' }))?.city).toBe('a b')
})
