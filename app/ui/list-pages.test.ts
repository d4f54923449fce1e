import { expect, test } from 'vitest'
import { listPages } from './list-pages.ts'

test('lists few pages whole', () => {
  expect(listPages(1, 1)).toEqual([1])
  expect(listPages(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('leaves gaps where pages are skipped', () => {
  expect(listPages(1, 9)).toEqual([1, 2, null, 9])
  expect(listPages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(listPages(9, 9)).toEqual([1, null, 8, 9])
})

test('shows a single skipped page instead of a gap', () => {
  expect(listPages(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
})
