import { expect, test } from 'vitest'
import {
  activePlan,
  EMPTY_SHELF,
  fromAccount,
  isMarked,
  markedVerses,
  toggleMark,
  toPost,
  withoutPlan,
  withPlace,
  withPlan,
} from './shelf.ts'

const plan = { kind: 'days', starts: '2026-11-15', days: 30, through: 0 } as const

test('a mark is set, taken back, and remembered as taken back', () => {
  const marked = toggleMark(toggleMark(EMPTY_SHELF, 262, '2026-01-01T00:00:00Z'), 1, '2026-01-02T00:00:00Z')
  expect(markedVerses(marked)).toEqual([1, 262])
  const taken = toggleMark(marked, 262, '2026-01-03T00:00:00Z')
  expect(isMarked(taken, 262)).toBe(false)
  expect(toPost(taken, 'me').bookmarks).toContainEqual({ verse: 262, at: '2026-01-03T00:00:00Z', gone: true })
})

test('reading on in the same verse is no change', () => {
  const shelf = withPlace(EMPTY_SHELF, 5, '2026-01-01T00:00:00Z')
  expect(withPlace(shelf, 5, '2026-01-02T00:00:00Z')).toBe(shelf)
  expect(shelf.isAhead).toBe(true)
})

test('a plan that was given up is kept as such', () => {
  const shelf = withPlan(EMPTY_SHELF, plan, '2026-01-01T00:00:00Z')
  expect(activePlan(shelf)).toMatchObject(plan)
  expect(activePlan(withoutPlan(shelf, '2026-01-02T00:00:00Z'))).toBeNull()
})

test('what another member left in this browser never reaches my account', () => {
  const theirs = { ...toggleMark(EMPTY_SHELF, 7, '2026-01-01T00:00:00Z'), owner: 'them' }
  expect(toPost(theirs, 'me')).toEqual({ bookmarks: [], place: null, plan: null })
  expect(toPost({ ...theirs, owner: null }, 'me').bookmarks).toHaveLength(1)
})

test('the account answers with the whole shelf', () => {
  const shelf = fromAccount({ bookmarks: [{ verse: 3, at: '2026-01-01T00:00:00Z' }], place: null, plan: null }, 'me')
  expect(markedVerses(shelf)).toEqual([3])
  expect(shelf).toMatchObject({ owner: 'me', isAhead: false })
})
