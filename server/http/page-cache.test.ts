import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

const cache = (most = 3) => new PageCache<string>({ most, ttlMs: 1000, weigh: (text) => text.length })

test('keeps an entry until its time is over', () => {
  const pages = cache()
  pages.set('a', 'A', ['partners'], pages.generation, 0)
  expect(pages.get('a', 999)).toBe('A')
  expect(pages.get('a', 1000)).toBeUndefined()
})

test('a change drops what read that table, and what reads anything', () => {
  const pages = cache()
  pages.set('a', 'A', ['partners'], pages.generation, 0)
  pages.set('b', 'B', ['sponsors'], pages.generation, 0)
  pages.set('c', 'C', 'any', pages.generation, 0)
  pages.dropTable('partners')
  expect([pages.get('a', 1), pages.get('b', 1), pages.get('c', 1)]).toEqual([undefined, 'B', undefined])
})

test('an answer that was begun before a change is not kept after it', () => {
  const pages = cache()
  const { generation } = pages
  pages.dropTable('partners')
  pages.set('a', 'stale', ['partners'], generation, 0)
  expect(pages.get('a', 1)).toBeUndefined()
})

test('forgets the least recently used first', () => {
  const pages = cache(2)
  pages.set('a', 'A', 'any', pages.generation, 0)
  pages.set('b', 'B', 'any', pages.generation, 0)
  pages.get('a', 1)
  pages.set('c', 'C', 'any', pages.generation, 1)
  expect([pages.get('a', 1), pages.get('b', 1), pages.get('c', 1)]).toEqual(['A', undefined, 'C'])
})

test('what is heavy drives out several, and leaves with its weight', () => {
  const pages = cache(3)
  for (const key of ['a', 'b', 'c']) pages.set(key, key, [key], pages.generation, 0)
  pages.set('d', 'DD', ['d'], pages.generation, 0)
  expect([pages.get('a', 1), pages.get('b', 1), pages.get('c', 1)]).toEqual([undefined, undefined, 'c'])
  pages.dropTable('d')
  for (const key of ['e', 'f']) pages.set(key, key, [key], pages.generation, 0)
  expect([pages.get('c', 1), pages.get('e', 1), pages.get('f', 1)]).toEqual(['c', 'e', 'f'])
})

test('what is too old goes when something new comes, also where there is room for both', () => {
  const pages = cache()
  pages.set('a', 'A', 'any', pages.generation, 0)
  pages.set('b', 'B', 'any', pages.generation, 1000)
  expect(pages.get('a', 999)).toBeUndefined()
  expect(pages.get('b', 1001)).toBe('B')
})

test('what is heavier than all the room is not kept', () => {
  const pages = cache(3)
  pages.set('a', 'AAAA', 'any', pages.generation, 0)
  expect(pages.get('a', 1)).toBeUndefined()
})
