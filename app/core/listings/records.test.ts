import { expect, test } from 'vitest'
import { openingHoursOf, readAll, readBusiness, readMosque } from './records.ts'

test('reads a business from either spelling of its fields', () => {
  const business = readBusiness({
    id: 'a',
    business_name: ' Zaytun ',
    category: 'grocery',
    lat: '51.5',
    lng: '-0.1',
    average_rating: '4.6',
    review_count: 12,
    is_featured: true,
    distance: 0.4,
  })
  expect(business).toMatchObject({
    name: 'Zaytun',
    category: 'grocery',
    coordinates: { latitude: 51.5, longitude: -0.1 },
    rating: 4.6,
    reviewsCount: 12,
    isFeatured: true,
    distanceKm: 0.4,
  })
})

test('counts zero and unreadable coordinates as unknown', () => {
  expect(readBusiness({ id: 'a', latitude: 0, longitude: 0, distance: 3 })).toMatchObject({
    coordinates: null,
    distanceKm: 999999,
  })
  expect(readBusiness({ id: 'a', latitude: 'x', longitude: 1 })?.coordinates).toBeNull()
})

test('calls a mosque without a type Masjid', () => {
  expect(readMosque({ id: 'm', name: 'X' })?.mosqueType).toBe('Masjid')
})

test.each([null, 'x', 7, [], {}, { name: 'no id' }])('makes nothing of %j', (value) => {
  expect(readBusiness(value)).toBeNull()
  expect(readMosque(value)).toBeNull()
})

test('reads lists as they come and skips what is no record', () => {
  expect(readAll([{ id: 'a' }, null, 3], readBusiness).map(({ id }) => id)).toEqual(['a'])
  expect(readAll({ total: 1, items: [{ id: 'b' }] }, readBusiness).map(({ id }) => id)).toEqual(['b'])
  expect(readAll(null, readBusiness)).toEqual([])
})

test('writes stored hours as the entries of the metadata', () => {
  const hours = {
    mon: [
      ['09:00', '12:00'],
      ['13:00', '17:30'],
    ],
    tue: [],
    wed: 'closed',
    thu: [[1, 2]],
  }
  expect(openingHoursOf(hours)).toEqual(['Monday:09:00-12:00', 'Monday:13:00-17:30'])
  expect(openingHoursOf(null)).toEqual([])
})
