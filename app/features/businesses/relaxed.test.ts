import { expect, test } from 'vitest'
import en from '#app/i18n/messages/en.ts'
import { sayMissing, stepsFrom } from './relaxed.server.ts'
import { readFilters } from './rules.ts'

const said = (query: string) => stepsFrom(readFilters(new URLSearchParams(query))).map((step) => step.said)

test('the smallest sacrifice comes first, and at the end there is everything', () => {
  expect(said('search=lamb karahi&category=restaurants&sub=grill&radius=5&open=now')).toEqual([
    'closest',
    'withoutFilters',
    'anyWord',
    'anyWord',
    'inKind',
    'inKind',
    'closest',
    'closest',
    'inKind',
    'anything',
  ])
  expect(said('category=services&sub=events')).toEqual([])
  expect(said('search=wedding&category=services&sub=marriage&radius=5')).not.toContain('anything')
  expect(said('search=xyzzy')).toEqual(['anything'])
  expect(said('')).toEqual([])
})

test('a step asks for the first page and keeps what it does not let go of', () => {
  const [town, bare] = stepsFrom(readFilters(new URLSearchParams('category=grocery&radius=5&with=parking&page=3')))
  expect(town?.filters).toMatchObject({ category: 'grocery', radius: 25, facts: ['parking'], page: 1 })
  expect(bare?.filters).toMatchObject({ category: 'grocery', radius: 25, facts: [], page: 1 })
})

test('what is missing is named in the words that were typed, with where, and with what stands below', () => {
  const wanted = readFilters(new URLSearchParams('category=restaurants&sub=grill&radius=5'))
  const similar = stepsFrom(wanted).find(({ said }) => said === 'inKind') ?? null
  const say = (thing: string, place: string | null, step = similar) =>
    sayMissing({ thing, place, wanted, step }, 14, { locale: 'en', t: en })
  expect(say('grill', 'Whitechapel, London')).toBe(
    'No “grill” is listed in Whitechapel, London yet. 14 under Restaurants nearby:',
  )
  expect(say('grill', null, null)).toBe('No “grill” is listed yet.')
})
