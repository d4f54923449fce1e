import { expect, test } from 'vitest'
import {
  addressFilter,
  choice,
  cursor,
  deskPage,
  flag,
  manyOf,
  near,
  oneOf,
  page,
  text,
  view,
} from './address-filter.ts'

const filter = addressFilter({
  search: text('q', 5),
  kind: oneOf('kind', ['shop', 'mosque']),
  facts: manyOf('with', ['parking', 'delivery']),
  isOpen: flag('open'),
  sort: choice('sort', ['near', 'new'], 'near'),
  near,
  view,
  page: page(10),
})
const read = (query: string) => filter.read(new URLSearchParams(query))
const usual = read('')

test('an address without words asks for the usual', () => {
  expect(usual).toEqual({
    search: '',
    kind: null,
    facts: [],
    isOpen: false,
    sort: 'near',
    near: null,
    view: 'list',
    page: 1,
  })
  expect(filter.address('/x', usual)).toBe('/x')
})

test('words nobody knows are as good as none, and long ones are cut', () => {
  expect(read('kind=pub&with=ghosts&open=yes&sort=best&view=globe&page=11&q=')).toEqual(usual)
  expect(read('q=%20a%00b%0Acdef%20').search).toBe('a b c')
})

test('one search has one address: in one order, each word once', () => {
  const asked = read(
    'page=2&with=delivery&with=parking&with=delivery&kind=shop&q=tea&open=1&view=map&sort=new&near=leeds-gb',
  )
  const address = '/x?q=tea&kind=shop&with=parking&with=delivery&open=1&sort=new&near=leeds-gb&view=map&page=2'
  expect(filter.address('/x', asked)).toBe(address)
  expect(filter.address('/x', read(address.slice(3)))).toBe(address)
  expect(filter.address('/x', asked, {}, { of: 'us' })).toBe(`${address}&of=us`)
})

test('another choice begins at the first page; another look does not', () => {
  const asked = read('q=tea&page=3')
  expect(filter.address('/x', asked, { kind: 'shop' })).toBe('/x?q=tea&kind=shop')
  expect(filter.address('/x', asked, { view: 'map' })).toBe('/x?q=tea&view=map&page=3')
  expect(filter.address('/x', asked, { page: 4 })).toBe('/x?q=tea&page=4')
})

test('plain is what asks for nothing, but of what does not count', () => {
  expect(filter.isPlain(usual)).toBe(true)
  expect(filter.isPlain(read('near=leeds-gb'))).toBe(false)
  expect(filter.isPlain(read('near=leeds-gb'), 'near')).toBe(true)
  expect(filter.isPlain(read('page=2'))).toBe(false)
})

test('a page is one that exists, and a place in a list looks like one', () => {
  const at = (query: string) => deskPage.read(new URLSearchParams(query))
  expect([at(''), at('page=3'), at('page=-1'), at('page=1.5'), at('page=1e9'), at('page=no')]).toEqual([
    1, 3, 1, 1, 1, 1,
  ])
  const after = cursor(/^\d+$/)
  expect([after.read(new URLSearchParams('after=12')), after.read(new URLSearchParams('after=x'))]).toEqual([
    '12',
    null,
  ])
})
