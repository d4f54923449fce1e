import { expect, test } from 'vitest'
import { readShelf, shelfAddress, sortShelf } from './rules.ts'

const lists = [{ id: 'a' }, { id: 'b' }]

test('the address says which list, order and view; what is unknown is left out', () => {
  const read = (query: string) => readShelf(new URLSearchParams(query), lists)
  expect(read('list=b&sort=name&view=map')).toEqual({ list: 'b', sort: 'name', view: 'map' })
  expect(read('list=someone-elses&sort=price')).toEqual({ list: null, sort: 'newest', view: 'list' })
  expect(shelfAddress(read('list=b&view=map'), { sort: 'nearest' })).toBe('/saved?list=b&sort=nearest&view=map')
  expect(shelfAddress(read(''))).toBe('/saved')
})

test('sorts by what was saved last, what is nearest, or by name', () => {
  const items = [
    { name: 'B', distance: null, savedAt: '2026-01-02' },
    { name: 'Ç', distance: 3, savedAt: '2026-01-01' },
    { name: 'A', distance: 5, savedAt: '2026-01-03' },
  ]
  const names = (sort: 'newest' | 'nearest' | 'name') => sortShelf(items, sort, 'tr').map(({ name }) => name)
  expect(names('newest')).toEqual(['A', 'B', 'Ç'])
  expect(names('nearest')).toEqual(['Ç', 'A', 'B'])
  expect(names('name')).toEqual(['A', 'B', 'Ç'])
})
