import { expect, test } from 'vitest'
import { stepsFrom } from './relaxed.server.ts'
import { readFilters } from './rules.ts'

const said = (query: string) => stepsFrom(readFilters(new URLSearchParams(query))).map((step) => step.said)

test('the smallest sacrifice comes first, and at the end there is everything', () => {
  expect(said('search=lamb karahi&category=restaurants&sub=grill&radius=5&open=now')).toEqual([
    'farther',
    'withoutFilters',
    'anywhere',
    'anyWord',
    'anyWord',
    'withoutWords',
    'similar',
    'similarAnywhere',
    'everything',
  ])
  expect(said('search=xyzzy')).toEqual(['everything'])
  expect(said('')).toEqual([])
})

test('a step asks for the first page and keeps what it does not let go of', () => {
  const [farther, bare] = stepsFrom(readFilters(new URLSearchParams('category=grocery&radius=5&with=parking&page=3')))
  expect(farther?.filters).toMatchObject({ category: 'grocery', radius: 300, facts: ['parking'], page: 1 })
  expect(bare?.filters).toMatchObject({ category: 'grocery', radius: 5, facts: [], page: 1 })
})
