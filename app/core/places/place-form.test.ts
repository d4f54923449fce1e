import { expect, test } from 'vitest'
import { placeFromCookie, placeToCookie } from './place.ts'
import { placeFromForm } from './place-form.ts'

function post(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return placeFromForm(form)
}

test('reads a place that survives the way through the cookie', () => {
  const place = post({ lat: '51.50853', lng: '-0.12574', city: 'London', state: 'England', countryCode: 'gb' })
  expect(place).toEqual({
    lat: 51.50853,
    lng: -0.12574,
    city: 'London',
    state: 'England',
    country: '',
    countryCode: 'GB',
  })
  expect(placeFromCookie(place && placeToCookie(place))).toMatchObject({
    lat: 51.509,
    city: 'London',
    countryCode: 'GB',
  })
})

test('accepts a single zero coordinate and refuses two', () => {
  expect(post({ lat: '51.48', lng: '0', city: 'Greenwich' })?.lng).toBe(0)
  expect(post({ lat: '0', lng: '0', city: 'Unknown Location' })).toBeNull()
})

test('refuses what is no point on earth', () => {
  expect(post({})).toBeNull()
  expect(post({ lat: '91', lng: '0' })).toBeNull()
  expect(post({ lat: '1', lng: '181' })).toBeNull()
  expect(post({ lat: 'NaN', lng: '1' })).toBeNull()
  expect(post({ lat: '1e1', lng: '1' })).toBeNull()
  expect(post({ lat: '', lng: '' })).toBeNull()
})
