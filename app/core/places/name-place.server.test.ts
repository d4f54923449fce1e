import { expect, test } from 'vitest'
import { cityIn, namePlace } from './name-place.server.ts'
import { UNKNOWN_PLACE } from './place.ts'

const london = {
  lat: 51.507,
  lng: -0.128,
  city: 'London',
  state: 'England',
  country: 'United Kingdom',
  countryCode: 'GB',
}

test('names a place by its city in the language of the page', () => {
  expect(namePlace(london, 'en')).toEqual({ name: 'London', isCity: true })
  expect(namePlace(london, 'fr')).toEqual({ name: 'Londres', isCity: true })
})

test('names a place without a city by its country, else by its state', () => {
  expect(namePlace({ ...london, city: '' }, 'fr')).toEqual({ name: 'Royaume-Uni', isCity: false })
  const state = { ...london, city: '', country: '', countryCode: '' }
  expect(namePlace(state, 'en')).toEqual({ name: 'England', isCity: false })
})

test('has no name for a place that is unknown or nameless', () => {
  expect(namePlace(UNKNOWN_PLACE, 'en')).toBeNull()
  expect(namePlace({ lat: 1, lng: 1, city: '', state: '', country: '', countryCode: '' }, 'en')).toBeNull()
})

test('al-Aqsa is in القدس, whichever country a record names', () => {
  expect(cityIn('ar', 'Jerusalem', 'PS')).toBe('القدس')
  expect(cityIn('tr', 'Jerusalem', 'PS')).toBe('Kudüs')
  expect(cityIn('ar', 'Jerusalem', 'IL')).toBe('القدس')
})
