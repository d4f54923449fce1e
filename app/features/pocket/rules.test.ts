import { expect, test } from 'vitest'
import { countVisit, HINTED, isFresh, isQuiet, mayHint } from './rules.ts'

test('the hint comes after the second visit and never twice', () => {
  const first = countVisit(null, false)
  expect(mayHint(first)).toBe(false)
  expect(mayHint(countVisit(first, true))).toBe(false)
  const second = countVisit(first, false)
  expect(mayHint(second)).toBe(true)
  expect(mayHint(HINTED)).toBe(false)
  expect(countVisit(HINTED, false)).toBe(HINTED)
})

test('what storage holds by mistake counts for nothing', () => {
  expect(countVisit('many', false)).toBe('1')
})

test('nobody is asked for anything over scripture, a form to sign in, or somebody in need', () => {
  expect(['/quran/2', '/login', '/community/gaza', '/help/urgent'].every(isQuiet)).toBe(true)
  expect(['/', '/businesses', '/athan'].some(isQuiet)).toBe(false)
})

test('what is kept is asked for again after some hours, and at once for somebody else', () => {
  const kept = { owner: 'a', madeAt: 1000 }
  expect(isFresh(kept, 'a', 2000)).toBe(true)
  expect(isFresh(kept, 'b', 2000)).toBe(false)
  expect(isFresh(kept, 'a', 1000 + 7 * 3_600_000)).toBe(false)
  expect(isFresh(null, null, 2000)).toBe(false)
})
