import { expect, test } from 'vitest'
import { isPlain, ownStatus, readFilter, reviewsAddress } from './rules.ts'

test.each([
  ['', { sort: 'photos', stars: null, language: null, page: 1 }],
  ['sort=helpful&stars=2&lang=ar&page=3', { sort: 'helpful', stars: 2, language: 'ar', page: 3 }],
  ['sort=random&stars=6&lang=de&page=0', { sort: 'photos', stars: null, language: null, page: 1 }],
  ['stars=&page=1.5', { sort: 'photos', stars: null, language: null, page: 1 }],
])('reads ?%s', (query, filter) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(filter)
})

test('writes only what is unusual', () => {
  expect(reviewsAddress('/business/x')).toBe('/business/x/reviews')
  expect(reviewsAddress('/business/x', { sort: 'photos', page: 1, stars: null })).toBe('/business/x/reviews')
  expect(reviewsAddress('/business/x', { sort: 'lowest', stars: 1, language: 'fr', page: 2 })).toBe(
    '/business/x/reviews?stars=1&lang=fr&sort=lowest&page=2',
  )
})

test('a filter that changes nothing is plain', () => {
  expect(isPlain(readFilter(new URLSearchParams()))).toBe(true)
  expect(isPlain(readFilter(new URLSearchParams('page=2')))).toBe(false)
})

test('a question by staff comes before "waiting"', () => {
  const decision = { status: 'needs_info', canned: null, note: 'Which branch?' }
  expect(ownStatus({ status: 'pending', decision })).toBe('needs_info')
  expect(ownStatus({ status: 'pending', decision: { ...decision, status: 'open' } })).toBe('pending')
  expect(ownStatus({ status: 'removed', decision })).toBe('removed')
})
