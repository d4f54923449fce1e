import { describe, expect, test } from 'vitest'
import { readArea, writeArea } from '#app/core/map/area.ts'
import {
  addressOf,
  type DirectoryFilters,
  EVERYWHERE,
  isByDistance,
  listActive,
  readFilters,
  searchArea,
  widerRadius,
  writeFilters,
} from './rules.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

const NO_FILTERS: DirectoryFilters = {
  search: '',
  category: null,
  subcategory: null,
  radius: null,
  isEverywhere: false,
  area: null,
  open: null,
  halal: null,
  said: null,
  cuisine: null,
  isMuslimOwned: false,
  facts: [],
  prices: [],
  rating: null,
  sort: 'best',
  page: 1,
  view: 'list',
  near: null,
}

const EVERYTHING: DirectoryFilters = {
  search: 'Café Zaytūn',
  category: 'restaurants',
  subcategory: 'grill',
  radius: 5,
  isEverywhere: false,
  area: null,
  open: 'now',
  halal: 3,
  said: 'only',
  cuisine: 'kebab',
  isMuslimOwned: true,
  facts: ['prayer_space', 'sisters_space', 'wheelchair'],
  prices: [1, 2],
  rating: 4.5,
  sort: 'rating',
  page: 3,
  view: 'map',
  near: null,
}

describe('filters and their address', () => {
  test('what is written is read back the same', () => {
    expect(readFilters(writeFilters(EVERYTHING))).toEqual(EVERYTHING)
    const inArea = {
      ...EVERYTHING,
      radius: null,
      isEverywhere: false,
      area: { south: 51.4, west: -0.3, north: 51.6, east: 0.1 },
    }
    expect(readFilters(writeFilters(inArea))).toEqual(inArea)
    expect(readFilters(writeFilters(NO_FILTERS))).toEqual(NO_FILTERS)
  })

  test('no choice leaves a plain address', () => {
    expect(addressOf(NO_FILTERS)).toBe('/businesses')
    expect(addressOf(NO_FILTERS, { search: 'noor' })).toBe('/businesses?search=noor')
  })

  test('the order of a query does not matter, the address has one', () => {
    const one = read('with=wheelchair&with=delivery&category=grocery&search=x')
    const other = read('search=x&with=delivery&category=grocery&with=wheelchair')
    expect(one).toEqual(other)
    expect(addressOf(one)).toBe(addressOf(other))
  })

  test.each([
    ['radius=7', { radius: null }],
    ['radius=-5', { radius: null }],
    ['open=yes', { open: null }],
    ['halal=0', { halal: null }],
    ['halal=9', { halal: null }],
    ['owned=true', { isMuslimOwned: false }],
    ['with=jacuzzi', { facts: [] }],
    ['price=5', { prices: [] }],
    ['rating=2', { rating: null }],
    ['sort=random', { sort: 'best' }],
    ['page=0', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['page=101', { page: 1 }],
    ['page=abc', { page: 1 }],
    ['view=globe', { view: 'list' }],
    ['sub=grill', { subcategory: null }],
    ['search=%20%20', { search: '' }],
  ])('%s is not understood and left out', (query, expected) => {
    expect(read(query)).toMatchObject(expected)
    expect(addressOf(read(query))).toBe('/businesses')
  })

  test('a long search is cut', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100)
  })

  test('any change starts at page one; paging and the view do not', () => {
    expect(addressOf(EVERYTHING, { halal: null })).not.toContain('page=')
    expect(addressOf(EVERYTHING, { page: 4 })).toContain('page=4')
    expect(addressOf(EVERYTHING, { view: 'list' })).toContain('page=3')
  })
})

describe('the area of a map', () => {
  test.each([
    ['51.4,-0.3,51.6,0.1', { south: 51.4, west: -0.3, north: 51.6, east: 0.1 }],
    ['-20,170,-10,-170', { south: -20, west: 170, north: -10, east: -170 }],
  ])('%s', (text, bounds) => expect(readArea(text)).toEqual(bounds))

  test.each([
    null,
    '',
    '1,2,3',
    '1,2,3,4,5',
    'a,b,c,d',
    '52,0,51,1',
    '51,0,91,1',
    '51,0,52,181',
    '51,,52,1',
    '51,1,52,1',
  ])('%s is none', (text) => expect(readArea(text)).toBeNull())

  test('is written with three decimals, within the globe', () => {
    expect(writeArea({ south: -95, west: -0.12345, north: 51.98765, east: 10 })).toBe('-90,-0.123,51.988,10')
    expect(writeArea({ south: -20, west: 170, north: -10, east: 190 })).toBe('-20,170,-10,-170')
    expect(writeArea({ south: -80, west: -300, north: 80, east: 100 })).toBe('-80,-180,80,180')
  })

  test('gives way to any distance, and to the usual one, which is no choice of its own', () => {
    expect(read('radius=any&area=51,0,52,1')).toMatchObject({ radius: null, isEverywhere: true, area: null })
    expect(read('radius=75&area=51,0,52,1')).toMatchObject({ radius: null, isEverywhere: false, area: null })
    expect(addressOf(read('radius=any&search=tea'))).toBe('/businesses?search=tea&radius=any')
    expect(addressOf(read('radius=75'))).toBe('/businesses')
    expect(addressOf(read('radius=5'), EVERYWHERE)).toBe('/businesses?radius=any')
  })

  test('gives way to a radius that was just chosen, and takes its place', () => {
    expect(read('radius=5&area=51,0,52,1')).toMatchObject({ radius: 5, area: null })
    const area = { south: 51, west: 0, north: 52, east: 1 }
    expect(addressOf(EVERYTHING, searchArea(area))).toContain('area=51%2C0%2C52%2C1')
    expect(addressOf(EVERYTHING, searchArea(area))).not.toContain('radius')
  })
})

test('every filter that is on can be taken off by itself', () => {
  const active = listActive(EVERYTHING)
  expect(active.map(({ kind }) => kind)).toEqual([
    'open',
    'halal',
    'said',
    'cuisine',
    'owned',
    'fact',
    'fact',
    'fact',
    'price',
    'price',
    'rating',
    'radius',
  ])
  for (const { without } of active) {
    expect(listActive({ ...EVERYTHING, ...without })).toHaveLength(active.length - 1)
  }
})

test('near and far stand apart in the orders of distance only', () => {
  expect((['best', 'distance', 'rating', 'newest', 'name'] as const).map(isByDistance)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('the next circle is wider, and the widest has none', () => {
  expect(widerRadius(5)).toBe(10)
  expect(widerRadius(300)).toBeNull()
  expect(widerRadius(null)).toBeNull()
})
