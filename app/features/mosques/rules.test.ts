import { describe, expect, test } from 'vitest'
import { addressOf, readFilters, toggled } from './rules.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('what the address says', () => {
  test('is read, and written again in one order', () => {
    const filters = read('with=parking&search=leeds&with=sisters_space&page=2')
    expect(filters).toMatchObject({ search: 'leeds', facilities: ['sisters_space', 'parking'], page: 2 })
    expect(addressOf(filters)).toBe('/mosques?search=leeds&with=sisters_space&with=parking&page=2')
  })

  test.each(['page=0', 'page=x', 'page=51', 'with=swimming_pool', 'area=1,2,3', `search=${' '.repeat(3)}`])(
    '%s says nothing',
    (query) => {
      expect(addressOf(read(query))).toBe('/mosques')
    },
  )

  test('a long search is cut', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100)
  })
})

test('another filter begins at the first page, another view stays', () => {
  const filters = read('with=wudu&page=3')
  expect(addressOf(filters, toggled(filters, 'parking'))).toBe('/mosques?with=wudu&with=parking')
  expect(addressOf(filters, toggled(filters, 'wudu'))).toBe('/mosques')
  expect(addressOf(filters, { view: 'map' })).toBe('/mosques?with=wudu&view=map&page=3')
})

test('how far to look: a usual circle, another one, or anywhere', () => {
  expect(read('').radius).toBe(25)
  expect(read('within=5').radius).toBe(5)
  expect(read('within=anywhere').radius).toBeNull()
  for (const odd of ['within=7', 'within=-5', 'within=1e3', 'within=']) expect(addressOf(read(odd))).toBe('/mosques')
  expect(addressOf(read('page=3'), { radius: null })).toBe('/mosques?within=anywhere')
  expect(addressOf(read('search=مكة'), { isName: true })).toBe(`/mosques?search=${encodeURIComponent('مكة')}&by=name`)
})
