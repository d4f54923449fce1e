// Searches as people type them, with a place named in any way: of those kept out of the engine's sight 95 of 100.
import { expect, test } from 'vitest'
import { cityNamed } from '#app/core/places/geo.server.ts'
import { isAnswered, readSearches, told, understood } from '#tests/fixtures/searches.ts'
import { understandFrom } from './knowledge.server.ts'

const searches = readSearches()

test('there are 300 searches, 45 and more in each language', () => {
  expect(searches.length).toBeGreaterThanOrEqual(300)
  for (const locale of ['en', 'ar', 'ur', 'fr', 'tr', 'id'])
    expect(searches.filter((search) => search.locale === locale).length, locale).toBeGreaterThanOrEqual(45)
})

test('95 of 100 are answered with the right kind at the right place', () => {
  const wrong = searches.filter((search) => !isAnswered(search, understood(search)))
  const list = wrong.map((search) => `${search.typed} → ${told(understood(search))}`).join('\n')
  expect(wrong.length / searches.length, list).toBeLessThanOrEqual(0.05)
})

const from = (city: string | null, typed: string) => told(understandFrom(city === null ? null : cityNamed(city), typed))

test.each([
  ['London', 'E1 1JQ', 'business in:E1,GB'],
  ['London', 'e11jq', 'business in:E1,GB'],
  ['Paris', '75011', 'business in:75011,FR'],
  ['Dallas', '75011', 'business in:75011,US'],
  ['Paris', '34000', 'business in:34000,FR'],
  ['Berlin', '10115', 'business in:10115,DE'],
  ['New York', '10001', 'business in:10001,US'],
  ['Algiers', '10001', 'business in:10001,DZ'],
  ['Melbourne', 'pharmacy 3056', 'business healthcare/pharmacy in:3056,AU'],
  // A year, wherever codes are as long.
  ['Sydney', 'when is eid 2026', 'hijri'],
  ['London', 'Eid prayer near me', 'occasion'],
  ['Leeds', 'taraweeh in Bradford', 'occasion in:Bradford,GB'],
  ['Istanbul', 'teravih namazı', 'occasion'],
  ['Cairo', 'صلاة العيد', 'occasion'],
  ['Lahore', 'عید کی نماز', 'occasion'],
  ['Paris', 'prière de l’aïd', 'occasion'],
  ['Jakarta', 'shalat id', 'occasion'],
  ['London', 'how much is fitrana', 'occasion'],
  ['London', 'restaurants open after taraweeh', 'business restaurants'],
])('from %s, %s is %s', (city, typed, meant) => {
  expect(from(city, typed)).toBe(meant)
})

test.each([
  ['London', 'stratford', 'business in:Stratford,GB'],
  ['London', 'Whitechapel, Preston', 'business in:Whitechapel,GB'],
  ['London', 'biryani near Brick Lane, London', 'business restaurants/south-asian in:Brick Lane,GB'],
  ['Birmingham', 'dentist edgbaston', 'business healthcare/dentist in:Edgbaston,GB'],
  // The name of a village on another continent is a word to whoever says it here.
  ['London', 'kolachi grill', 'business restaurants/grill'],
])('from %s, the quarter in %s is %s', (city, typed, meant) => {
  expect(from(city, typed)).toBe(meant)
})

test('a city that is named after a quarter says which of that name is meant', () => {
  const { cities } = understandFrom(cityNamed('London'), 'Whitechapel, Preston')
  expect(cities[0]?.lat).toBeCloseTo(53.94, 1)
})

test('before a dish a far city says how it is cooked; with a word like "in" it is the city', () => {
  expect(understandFrom(cityNamed('London'), 'Lahore kebab')).toMatchObject({ cities: [], text: 'Lahore kebab' })
  expect(from('London', 'kebab in Lahore')).toBe('business restaurants/grill in:Lahore,PK')
  expect(from('Karachi', 'Hyderabad biryani')).toContain('in:Hyderabad')
})
