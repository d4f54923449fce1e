import { expect, test } from 'vitest'
import { addSearch, parseSearches } from './recent-searches.ts'

test('keeps the newest six, each once, however it was spelt', () => {
  const six = ['f', 'e', 'd', 'c', 'b', 'a']
  expect(addSearch(six, ' Tea ')).toEqual(['Tea', 'f', 'e', 'd', 'c', 'b'])
  expect(addSearch(['tea', 'rice'], 'TEA')).toEqual(['TEA', 'rice'])
  expect(addSearch(['tea'], '  ')).toEqual(['tea'])
})

test('reads nothing from what it did not write', () => {
  expect(parseSearches(null)).toEqual([])
  expect(parseSearches('{not json')).toEqual([])
  expect(parseSearches('{"a":1}')).toEqual([])
  expect(parseSearches('["tea",7,null]')).toEqual(['tea'])
})
