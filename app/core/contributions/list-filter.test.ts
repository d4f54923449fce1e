import { expect, test } from 'vitest'
import { readListFilter } from './list-filter.ts'

const readsOf = (query: string) => readListFilter(new URLSearchParams(query)).reads

test('without a choice members read what their settings say; all is a choice of its own', () => {
  expect(readsOf('')).toBeNull()
  // As a form sends it where nothing was chosen.
  expect(readsOf('reads=')).toBeNull()
  expect(readsOf('reads=all')).toEqual([])
  expect(readsOf('reads=ar.tr.xx')).toEqual(['ar', 'tr'])
})
