import { expect, test } from 'vitest'
import { citiesNamed, cityNamed } from '#app/core/places/geo.server.ts'
import { orOwn, placeOfCity, readNear, writeNear } from './near.server.ts'

const texas = citiesNamed('paris', { region: 'texas' })[0]
const birmingham = cityNamed('birmingham')
const london = cityNamed('london')

test('a place is a word that leads back to it', () => {
  if (!texas || !birmingham) throw new Error('cities are missing')
  expect(writeNear(placeOfCity(birmingham))).toBe('birmingham-gb')
  expect(readNear('birmingham-gb')).toEqual(placeOfCity(birmingham))
  expect(writeNear(placeOfCity(texas))).toBe('paris-us')
  expect(readNear('paris-texas-us')).toEqual(placeOfCity(texas))
  expect(readNear('برمنغهام-gb')?.city).toBe('Birmingham')
})

test('what is no place of ours is none', () => {
  for (const word of [
    '',
    'gb',
    '-gb',
    'nowhere-at-all-gb',
    'london',
    'london-xx',
    '../gb',
    'x'.repeat(500),
    '\u0000-gb',
  ])
    expect(readNear(word), word).toBeNull()
  expect(writeNear({ city: '', state: '', countryCode: 'GB' })).toBeNull()
  expect(writeNear({ city: 'London', state: '', countryCode: '' })).toBeNull()
})

test('who is in the city looks from where they are', () => {
  if (!london || !birmingham) throw new Error('cities are missing')
  const own = { ...placeOfCity(london), lat: 51.55, lng: -0.02 }
  expect(orOwn(placeOfCity(london), own)).toBe(own)
  expect(orOwn(placeOfCity(birmingham), own).city).toBe('Birmingham')
})
