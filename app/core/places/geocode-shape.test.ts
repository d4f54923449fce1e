import { expect, test } from 'vitest'
import { namesFromGeocode, namesFromPublicGeocode } from './geocode-shape.ts'

test('reads the city, else the town, else the village', () => {
  const address = { city: '', town: ' Slough ', village: 'Chalvey', state: 'England', country: 'United Kingdom' }
  expect(namesFromGeocode({ address: { ...address, country_code: 'gb' } })).toEqual({
    city: 'Slough',
    state: 'England',
    country: 'United Kingdom',
    countryCode: 'GB',
  })
  expect(namesFromGeocode({ address: { village: 'Chalvey' } })?.city).toBe('Chalvey')
})

test('reads the public service, which has other names', () => {
  const body = {
    city: '',
    locality: 'Fatih',
    principalSubdivision: 'Istanbul',
    countryName: 'Türkiye',
    countryCode: 'TR',
  }
  expect(namesFromPublicGeocode(body)).toEqual({
    city: 'Fatih',
    state: 'Istanbul',
    country: 'Türkiye',
    countryCode: 'TR',
  })
})

test('knows nothing where nothing is named', () => {
  expect(namesFromGeocode({ address: {} })).toBeNull()
  expect(namesFromGeocode({ error: 'Unable to geocode' })).toBeNull()
  expect(namesFromGeocode(null)).toBeNull()
  expect(namesFromPublicGeocode({ city: '', countryName: 5 })).toBeNull()
  expect(namesFromPublicGeocode('nonsense')).toBeNull()
})
