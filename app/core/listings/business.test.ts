import { expect, test } from 'vitest'
import { distanceText, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import {
  applyRadius,
  type Business,
  businessLocation,
  businessName,
  chooseForHome,
  dedupeBusinesses,
  filledStars,
  isMosque,
  measureDistance,
  priorityOf,
  sortBusinesses,
  toBusiness,
} from './business.ts'

function make(fields: Partial<Business>): Business {
  return { ...toBusiness({ id: fields.name ?? 'x' }), ...fields }
}

test('reads a row with the names of the specification', () => {
  const row = {
    id: 'b1',
    name: 'Zaytun Grocers',
    description: 'Olives and bread',
    image: 'https://images.example/zaytun.jpg',
    rating: 4.6,
    reviews_count: 204,
    business_type: 'shop',
    business_category: 'grocery',
    address: '1 Mile End Road',
    city: 'London',
    state: 'England',
    country: 'United Kingdom',
    phone: '020 7946 0000',
    featured: true,
    is_featured: true,
    latitude: 51.52,
    longitude: -0.05,
    distance: 0.65,
  }
  expect(toBusiness(row)).toMatchObject(row)
})

test('reads the same facts under other names', () => {
  const business = toBusiness({
    business_id: 7,
    business_name: ' Zaytun Grocers ',
    about: 'Olives and bread',
    image_url: '/uploads/zaytun.jpg',
    average_rating: '4.6',
    review_count: '204',
    category: 'grocery',
    full_address: '1 Mile End Road',
    town: 'London',
    region: 'England',
    phone_number: '020 7946 0000',
    is_featured: true,
    lat: '51.52',
    lng: '-0.05',
  })
  expect(business).toMatchObject({
    id: '7',
    name: 'Zaytun Grocers',
    description: 'Olives and bread',
    image: '/uploads/zaytun.jpg',
    rating: 4.6,
    reviews_count: 204,
    business_category: 'grocery',
    address: '1 Mile End Road',
    city: 'London',
    state: 'England',
    phone: '020 7946 0000',
    featured: true,
    latitude: 51.52,
    longitude: -0.05,
  })
})

test('prefers the first name that holds something', () => {
  expect(toBusiness({ name: '  ', business_name: 'Second' }).name).toBe('Second')
  expect(toBusiness({ name: 'First', business_name: 'Second' }).name).toBe('First')
})

test('is featured when either field says so', () => {
  expect(toBusiness({ featured: false, is_featured: true }).featured).toBe(true)
  expect(toBusiness({ featured: false, is_featured: false }).featured).toBe(false)
})

test('takes only pictures of our own or over https', () => {
  expect(toBusiness({ image: 'javascript:alert(1)' }).image).toBeNull()
  expect(toBusiness({ image: '//elsewhere.example/a.png' }).image).toBeNull()
  expect(toBusiness({ image: 'http://elsewhere.example/a.png', image_url: '/a.png' }).image).toBe('/a.png')
})

test('treats coordinates that are not numbers, incomplete or 0,0 as unknown', () => {
  for (const row of [
    { latitude: 'north', longitude: 1 },
    { latitude: Number.NaN, longitude: 1 },
    { latitude: Number.POSITIVE_INFINITY, longitude: 1 },
    { latitude: 51.5 },
    { latitude: 0, longitude: 0 },
    { latitude: '0', longitude: '0' },
  ]) {
    expect(toBusiness(row)).toMatchObject({ latitude: null, longitude: null })
  }
  expect(toBusiness({ latitude: 51.48, longitude: 0 })).toMatchObject({ latitude: 51.48, longitude: 0 })
})

test('joins city, state and country, or says that the location is not specified', () => {
  expect(businessLocation(make({ city: 'London', state: 'England', country: 'United Kingdom' }))).toBe(
    'London, England, United Kingdom',
  )
  expect(businessLocation(make({ city: 'London', country: 'United Kingdom' }))).toBe('London, United Kingdom')
  expect(businessLocation(make({}))).toBe('Location not specified')
})

test('says when a business has no name', () => {
  expect(businessName(toBusiness({ id: 1 }))).toBe('Business Name Not Found')
  expect(businessName(toBusiness({ name: 'Rihla' }))).toBe('Rihla')
})

test('fills the floor of the rating of five stars', () => {
  expect([0, 0.9, 1, 3.5, 4.99, 5, 7].map(filledStars)).toEqual([0, 0, 1, 3, 4, 5, 5])
})

test('has no rating where nobody rated', () => {
  expect(toBusiness({ rating: null }).rating).toBeNull()
  expect(toBusiness({ rating: 0 }).rating).toBeNull()
  expect(toBusiness({ rating: 'good' }).rating).toBeNull()
})

test.each([
  [{ subscription_tier: 'platinum' }, 3],
  [{ tier: 'Diamond' }, 3],
  [{ plan: 'GOLD' }, 2],
  [{ tier: 'silver' }, 1],
  [{ tier: 'bronze' }, 1],
  [{ priority_level: 'gold' }, 2],
  [{ priority: 7 }, 7],
  [{ priority_level: '2' }, 2],
  [{ priority_level: 0, subscription_tier: 'gold' }, 0],
  [{ plan: 'basic' }, 0],
  [{ priority: 'urgent', plan: 'gold' }, 2],
  [{}, 0],
])('ranks %j as %d', (row, priority) => {
  expect(priorityOf(row)).toBe(priority)
})

test('measures distances on a sphere of 6371 km and keeps unknown ones far away', () => {
  const visitor = { lat: 51.5074, lng: -0.1278 }
  const paris = measureDistance(make({ latitude: 48.8566, longitude: 2.3522 }), visitor)
  expect(paris.distance).toBeCloseTo(343.56, 1)
  const nowhere = measureDistance(make({}), visitor)
  expect(nowhere.distance).toBe(999999)
  expect(distanceText(nowhere.distance, 'en')).toBe('Location not specified')
  expect(distanceText(0.45, 'en')).toBe('450 m')
  expect(distanceText(1.24, 'en')).toBe('1.2 km')
})

test('sorts by distance, then priority, featured, rating and reviews', () => {
  const sorted = sortBusinesses([
    make({ name: 'no position', distance: UNKNOWN_DISTANCE_KM, priority: 3, rating: 5 }),
    make({ name: 'few reviews', distance: 2, rating: 4, reviews_count: 3 }),
    make({ name: 'many reviews', distance: 2, rating: 4, reviews_count: 30 }),
    make({ name: 'well rated', distance: 2, rating: 4.5 }),
    make({ name: 'featured', distance: 2, featured: true }),
    make({ name: 'gold', distance: 2, priority: 2 }),
    make({ name: 'near', distance: 1 }),
  ])
  expect(sorted.map(({ name }) => name)).toEqual([
    'near',
    'gold',
    'featured',
    'well rated',
    'many reviews',
    'few reviews',
    'no position',
  ])
})

test('applies the radius of 75 km only when at least 24 fall inside', () => {
  const inside = (count: number) => Array.from({ length: count }, (_, i) => make({ name: `in ${i}`, distance: 75 }))
  const outside = make({ name: 'out', distance: 75.1 })
  expect(applyRadius([...inside(24), outside])).toHaveLength(24)
  expect(applyRadius([...inside(23), outside])).toHaveLength(24)
  expect(applyRadius([...inside(23), outside]).at(-1)?.name).toBe('out')
})

test('keeps the first of several with the same lower-cased name, lower-cased city and phone', () => {
  const kept = dedupeBusinesses([
    make({ id: '1', name: 'Noor Pharmacy', city: 'London', phone: '1' }),
    make({ id: '2', name: 'NOOR pharmacy', city: 'LONDON', phone: '1' }),
    make({ id: '3', name: 'Noor Pharmacy', city: 'London', phone: '2' }),
    make({ id: '4', name: 'Noor Pharmacy', city: 'Leeds', phone: '1' }),
  ])
  expect(kept.map(({ id }) => id)).toEqual(['1', '3', '4'])
})

test('knows a mosque among the businesses', () => {
  expect(isMosque(make({ business_category: 'Mosques' }))).toBe(true)
  expect(isMosque(make({ business_type: 'masjid' }))).toBe(true)
  expect(isMosque(make({ business_category: 'restaurants' }))).toBe(false)
})

test('chooses up to 6 featured and 12 regular businesses out of 40 for the home page', () => {
  const all = Array.from({ length: 60 }, (_, i) => make({ name: `b${i}`, distance: i, featured: i % 4 === 0 }))
  const { featured, regular } = chooseForHome([make({ name: 'm', business_type: 'mosque', distance: 0 }), ...all])
  expect(featured.map(({ name }) => name)).toEqual(['b0', 'b4', 'b8', 'b12', 'b16', 'b20'])
  expect(regular).toHaveLength(12)
  expect(regular[0]?.name).toBe('b1')
  // A featured one beyond the first 40 is not looked at.
  const late = Array.from({ length: 41 }, (_, i) => make({ name: `c${i}`, distance: i, featured: i === 40 }))
  expect(chooseForHome(late).featured).toEqual([])
})
