import { expect, test } from 'vitest'
import { sectionKeys } from '#app/core/contributions/sections.ts'
import en from '#app/i18n/messages/en.ts'
import {
  isWithAuthor,
  needsReason,
  queueAddress,
  readQueueFilter,
  reasonOf,
  titleOf,
  verdictsOf,
  writeKind,
} from './rules.ts'

const ITEM = 'f47ac10b-58cc-4372-a567-0e02b2c3d479'

test('reads filters and forgets what nobody knows', () => {
  expect(readQueueFilter(new URLSearchParams())).toEqual({
    kind: null,
    state: 'open',
    age: 'any',
    taken: 'any',
    page: 1,
    item: null,
  })
  const full = `kind=review_reply&state=rejected&age=week&taken=mine&page=2&item=${ITEM}`
  expect(queueAddress(readQueueFilter(new URLSearchParams(full)))).toBe(`/dashboard/staff?${full}`)
  expect(queueAddress(readQueueFilter(new URLSearchParams('kind=X%20Y&state=lost&age=1&page=-1&item=7')))).toBe(
    '/dashboard/staff',
  )
})

test('whoever refuses or asks says why', () => {
  expect(needsReason('rejected', null, null)).toBe(true)
  expect(needsReason('needs_info', null, null)).toBe(true)
  expect(needsReason('rejected', 'spam', null)).toBe(false)
  expect(needsReason('needs_info', null, 'Which branch?')).toBe(false)
  expect(needsReason('approved', null, null)).toBe(false)
})

test('a contribution is called what its section calls it, in no two alike', () => {
  const kindOf = (kind: string, section?: string) =>
    writeKind(en, { kind, preview: section === undefined ? null : { details: { section } } })
  expect(kindOf('contribution', 'recipes')).toBe('Recipe')
  expect(new Set(sectionKeys.map((section) => kindOf('contribution', section))).size).toBe(sectionKeys.length)
  // A reply is one wherever it stands; what is gone, or of a section nobody knows, goes by the general word.
  expect(kindOf('reply', 'recipes')).toBe('Reply')
  expect(kindOf('contribution')).toBe('Post')
  expect(kindOf('contribution', 'constructor')).toBe('Post')
  expect(kindOf('poster')).toBe('poster')
})

test('staff read the title its author gave it, and not the name of the place once more', () => {
  const place = { name: 'Noor Bakery', city: null, path: '/business/noor-bakery' }
  expect(titleOf({ preview: { title: 'Buy followers' }, place: null })).toBe('Buy followers')
  expect(titleOf({ preview: { title: 'Open day' }, place })).toBe('Open day')
  expect(titleOf({ preview: { title: 'Noor Bakery' }, place })).toBeNull()
  expect(titleOf({ preview: null, place })).toBeNull()
})

test.each([
  ['contribution', 'needs_info', null, true],
  ['contribution', 'rejected', null, true],
  ['contribution', 'open', null, false],
  ['contribution', 'needs_info', { text: 'hidden, and still to be read' }, false],
  ['review', 'rejected', null, false],
])('%s, %s: is it with its author', (kind, status, preview, expected) => {
  expect(isWithAuthor({ kind, status, preview })).toBe(expected)
})

test('what is public is kept or taken down; first words that were changed since wait like others', () => {
  expect(
    ['first', 'reported', 'automatic', 'new', 'changed', 'appeal'].map((reason) => verdictsOf({ reason })),
  ).toEqual([...['public', 'public', 'public'], ...['waiting', 'waiting', 'appeal']])
  const first = { reason: 'first', status: 'open' }
  expect(reasonOf({ ...first, preview: { is_live: true } })).toBe('first')
  expect(reasonOf({ ...first, preview: { is_live: false } })).toBe('changed')
})
