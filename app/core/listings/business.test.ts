import { expect, test } from 'vitest'
import { filledStars, priorityOf, toBusiness } from './business.ts'

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
