import { expect, test } from 'vitest'
import { categoryName } from '#app/core/categories/categories.ts'
import { toBusiness } from './business.ts'
import { coverTint, toBusinessCard, toFeaturedCard } from './describe-business.server.ts'

const context: Parameters<typeof toBusinessCard>[1] = {
  locale: 'en',
  now: new Date('2026-11-16T12:00:00Z'),
  cityName: (city, countryCode) => `${city} (${countryCode})`,
  hasDistance: true,
  timeZoneAt: () => 'Europe/London',
}

const row = {
  id: '3f1c',
  slug: 'zaytun-grocers',
  name: 'Zaytun Grocers',
  business_category: 'grocery',
  city: 'London',
  latitude: 51.5,
  longitude: -0.1,
  distance: 0.65,
  hours: { mon: [['09:00', '22:00']] },
}

test('takes the cover from the picture, else draws it from the id in the colours of the category', () => {
  expect(toBusinessCard(toBusiness({ ...row, image: '/uploads/a.jpg' }), context).cover.src).toBe('/uploads/a.jpg')
  expect(toBusinessCard(toBusiness(row), context).cover.src).toMatch(/^\/still-life\/card\/grocery\/basket\/3f1c\.svg/)
  expect(coverTint('technology')).toBe('tech')
  expect(coverTint('falconry')).toBe('community')
})

test('leads to the address by name, else by id', () => {
  expect(toBusinessCard(toBusiness(row), context).path).toBe('/business/zaytun-grocers')
  expect(toBusinessCard(toBusiness({ ...row, slug: null }), context).path).toBe('/business/3f1c')
})

test('tells the open state on the clocks of the business', () => {
  expect(toBusinessCard(toBusiness(row), context).open).toEqual({ kind: 'until', time: '22:00' })
  const inKarachi = toBusiness({ ...row, time_zone: 'Asia/Karachi' })
  expect(toBusinessCard(inKarachi, { ...context, now: new Date('2026-11-16T18:00:00Z') }).open).toMatchObject({
    kind: 'opensLater',
  })
})

test('says nothing of hours that are unknown, and takes a zone that does not exist from where the place lies', () => {
  expect(toBusinessCard(toBusiness({ ...row, hours: null }), context).open).toBeNull()
  expect(toBusinessCard(toBusiness({ ...row, time_zone: 'Mars/Olympus' }), context).open).toEqual(
    toBusinessCard(toBusiness(row), context).open,
  )
  expect(toBusinessCard(toBusiness({ ...row, latitude: null, longitude: null }), context).open).toBeNull()
})

test('has no distance while the place of the visitor is unknown', () => {
  expect(toBusinessCard(toBusiness(row), context).distance).toBe(0.65)
  expect(toBusinessCard(toBusiness(row), { ...context, hasDistance: false }).distance).toBeNull()
})

test('names the city in the language of the page, by its country', () => {
  expect(toBusinessCard(toBusiness({ ...row, country_code: 'gb' }), context).where).toBe('London (GB)')
  expect(toBusinessCard(toBusiness({ ...row, city: '' }), context).where).toBeNull()
})

test('asks about halal only where food is sold, and shows unknown as unknown', () => {
  expect(toBusinessCard(toBusiness({ ...row, halal_level: 3 }), context).halalLevel).toBe(3)
  expect(toBusinessCard(toBusiness(row), context).halalLevel).toBe(0)
  const plumber = toBusiness({ ...row, business_category: 'trades', halal_level: 1 })
  expect(toBusinessCard(plumber, context).halalLevel).toBeNull()
})

test('knows a category by another word for it, and keeps a word that means none', () => {
  const card = toBusinessCard(toBusiness({ ...row, business_category: 'Groceries' }), context)
  expect(card).toMatchObject({ category: categoryName('grocery', 'en'), halalLevel: 0 })
  expect(card.cover.src).toMatch(/^\/still-life\/card\/grocery\//)
  expect(toBusinessCard(toBusiness({ ...row, business_category: 'falconry' }), context).category).toBe('falconry')
})

test('gives a featured card its telephone and position, and a plain one not', () => {
  const business = toBusiness({ ...row, phone: '020', description: 'Olives' })
  expect(toFeaturedCard(business, context)).toMatchObject({ phone: '020', position: { lat: 51.5, lng: -0.1 } })
  expect(toBusinessCard(business, context)).not.toHaveProperty('description')
})

test('an old claim of a source carries its year', () => {
  const said = (halal_seen: string) =>
    toBusinessCard(toBusiness({ ...row, halal_said: 'name', halal_said_by: 'uk-fhrs', halal_seen }), context).halalSaid
  expect(said('2020-08-06')).toMatchObject({ by: 'Food Hygiene Rating Scheme', lastSeenIn: '2020' })
  expect(said('2026-08-10')?.lastSeenIn).toBeNull()
  expect(said('')?.lastSeenIn).toBeNull()
})
