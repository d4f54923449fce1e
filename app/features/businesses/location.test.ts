import { expect, test } from 'vitest'
import { toBusiness } from '#app/core/listings/business.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { comesFromElsewhere, locationOf } from './location.server.ts'
import { sayWhy } from './reasons.server.ts'
import { readFilters } from './rules.ts'

const butcher = toBusiness({ id: 'b', name: 'Noor', business_category: 'grocery', subcategory: 'butcher', distance: 3 })
const locate = (query: string, found = [butcher], locale: 'en' | 'fr' = 'en') =>
  locationOf(readFilters(new URLSearchParams(query)), found, locale)

test('a kind of place in a city has a page of its own', () => {
  expect(locate('category=grocery&near=birmingham-gb')).toBe('/united-kingdom/birmingham/grocery')
  expect(locate('category=grocery&sub=butcher&near=birmingham-gb')).toBe(
    '/united-kingdom/birmingham/grocery/halal-butchers',
  )
  expect(locate('category=grocery&near=birmingham-gb', [butcher], 'fr')).toMatch(/^\/royaume-uni\/birmingham\//)
})

test('not with more asked for, without a city of ours, or where it would be empty', () => {
  for (const query of [
    'category=grocery',
    'near=birmingham-gb',
    'category=nonsense&near=birmingham-gb',
    'category=grocery&near=nowhere-gb',
    'category=grocery&near=birmingham-gb&open=now',
    'category=grocery&near=birmingham-gb&search=noor',
    'category=grocery&near=birmingham-gb&page=2',
  ])
    expect(locate(query), query).toBeNull()
  expect(locate('category=grocery&near=birmingham-gb', [])).toBeNull()
  expect(locate('category=grocery&near=birmingham-gb', [{ ...butcher, distance: 400 }])).toBeNull()
})

test('only who comes from elsewhere is led there', () => {
  const from = (site?: string) =>
    comesFromElsewhere(new Request('http://x', site === undefined ? {} : { headers: { 'Sec-Fetch-Site': site } }))
  expect([from(), from('none'), from('cross-site')]).toEqual([true, true, true])
  expect([from('same-origin'), from('same-site')]).toEqual([false, false])
})

test('a card says why it is there', async () => {
  const visit = { locale: 'en', t: await loadMessages('en') } as const
  const why = (row: object, words = 'karahi', isKindRead = false) =>
    sayWhy(toBusiness({ ...butcher, ...row }), { words, isKindRead }, visit)
  expect(why({ why: { by: 'offer', text: 'Lamb karahi' } })).toBe('Menu mentions Lamb karahi')
  expect(why({ why: { by: 'offer', text: 'Boilers' }, business_category: 'trades' })).toBe('Offers Boilers')
  expect(why({ why: { by: 'about' } })).toBe('Description mentions karahi')
  expect(why({ why: { by: 'name' } })).toBe('The name matches')
  expect(why({ why: null }, '', true)).toBe('In Halal butchers')
  expect(why({ why: null }, '')).toBeNull()
  expect(why({ why: { by: 'made up' } })).toBeNull()
})
