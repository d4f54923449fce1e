import { expect, test } from 'vitest'
import type { GeoPlace } from './geo.server.ts'
import { suggestCities, suggestPlaces } from './suggest.server.ts'

const label = (place: GeoPlace | null) =>
  place && [place.city, place.state, place.countryCode].filter(Boolean).join(', ')

test.each([
  ['lon', 'London, England, GB'],
  ['LONDON', 'London, England, GB'],
  ['birm', 'Birmingham, England, GB'],
  ['münch', 'Munich, Bavaria, DE'],
  ['Londres', 'London, England, GB'],
  ['isl', 'Islamabad, Islamabad, PK'],
  ['كراچ', 'Karachi, Sindh, PK'],
  ['کراچ', 'Karachi, Sindh, PK'],
  ['القاه', 'Cairo, Cairo, EG'],
  ['مدينة', 'Madinah, Medina Region, SA'],
  ['ঢাকা', 'Dhaka, Dhaka Division, BD'],
  ['дамас', 'Damascus, Damascus Governorate, SY'],
  ['मुंब', 'Mumbai, Maharashtra, IN'],
  ['東京', 'Tokyo, Tokyo, JP'],
])('suggests for %s', (query, expected) => {
  expect(label(suggestCities(query)[0] ?? null)).toBe(expected)
})

test('nearer cities move up', () => {
  expect(suggestCities('birm', { near: { lat: 33.5, lng: -86.8 } })[0]?.state).toBe('Alabama')
  expect(suggestCities('birm', { near: { lat: Number.NaN, lng: 0 } })[0]?.countryCode).toBe('GB')
})

test('understands a whole label with state and country', () => {
  expect(label(suggestCities('London, England, United Kingdom')[0] ?? null)).toBe('London, England, GB')
  expect(label(suggestCities('London, Ontario')[0] ?? null)).toBe('London, Ontario, CA')
  expect(suggestCities('London, Atlantis')).toEqual([])
})

test('gives as many as asked for, each city once', () => {
  const found = suggestCities('san', { limit: 5 })
  expect(found).toHaveLength(5)
  expect(new Set(found.map((place) => place.id)).size).toBe(5)
  expect(suggestCities('san')).toHaveLength(8)
  expect(suggestCities('san', { limit: 1e9 }).length).toBeLessThanOrEqual(50)
  for (const limit of [0, -1, Number.NaN]) expect(suggestCities('san', { limit })).toEqual([])
})

test('does not offer parts of a city', () => {
  expect(suggestCities('bay street corridor')).toEqual([])
})

test('nothing comes of empty, endless or binary queries', () => {
  for (const query of ['', '   ', ',', '\u0000\u0001', '\ud800', '\uffff', 'q'.repeat(10_000), 'ﷺ'.repeat(10_000)]) {
    expect(suggestCities(query)).toEqual([])
  }
})

test('names cities in the language asked for', () => {
  expect(suggestCities('lon', { locale: 'tr' })[0]?.city).toBe('Londra')
})

test.each([
  ['lodnon', 'London'],
  ['Birmigham', 'Birmingham'],
  ['birmingahm', 'Birmingham'],
  ['istambul', 'Istanbul'],
  ['manchestr', 'Manchester'],
  ['القاهره', 'Cairo'],
  ['القاهة', 'Cairo'],
  ['اسطنبل', 'Istanbul'],
])('%s is taken for %s', (query, city) => {
  expect(suggestCities(query)[0]?.city).toBe(city)
})

test('a word is not taken for another that is spelt differently', () => {
  expect(suggestCities('qqzz')).toEqual([])
  expect(suggestCities('xq')).toEqual([])
  expect(suggestCities('lodnon, France').map(({ countryCode }) => countryCode)).not.toContain('GB')
})

const written = ({ quarter, city, countryCode }: { quarter: string | null; city: string; countryCode: string }) =>
  [quarter, city, countryCode].filter(Boolean).join(', ')

test.each([
  ['whitechapel', 'Whitechapel, London, GB'],
  ['Whitechapel, London', 'Whitechapel, London, GB'],
  ['whitechaple', 'Whitechapel, London, GB'],
  ['kreuzb', 'Kreuzberg, Berlin, DE'],
  ['bethnal', 'Bethnal Green, London, GB'],
  ['london', 'London, GB'],
  ['lodnon', 'London, GB'],
])('%s leads to %s', (query, expected) => {
  expect(suggestPlaces(query).map(written)).toContain(expected)
})

test('a quarter as typed comes before cities spelt nearly like it', () => {
  expect(suggestPlaces('whitech')[0]).toMatchObject({ city: 'London', quarter: 'Whitechapel' })
})

test('a city comes before the quarters of that name', () => {
  expect(suggestPlaces('london')[0]).toMatchObject({ city: 'London', quarter: null, countryCode: 'GB' })
  expect(suggestPlaces('لندن', { locale: 'ar' })[0]).toMatchObject({ city: 'لندن', quarter: null })
})

test('a quarter stands with its city in the language asked for', () => {
  const found = suggestPlaces('whitechapel', { locale: 'ar' }).find(
    ({ countryCode, quarter }) => quarter && countryCode === 'GB',
  )
  expect(found).toMatchObject({ quarter: 'Whitechapel', city: 'لندن' })
})

test('a quarter is not found in another city or country', () => {
  expect(suggestPlaces('Whitechapel, Paris').filter(({ quarter }) => quarter === 'Whitechapel')).toEqual([])
  expect(suggestPlaces('Kreuzberg, France').filter(({ quarter }) => quarter === 'Kreuzberg')).toEqual([])
})
