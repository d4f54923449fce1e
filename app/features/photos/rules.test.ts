import { expect, test } from 'vitest'
import { keyTarget, stepFrom, swipeStep } from './rules.ts'

test('photos go round in a circle', () => {
  expect([stepFrom(0, 1, 3), stepFrom(2, 1, 3), stepFrom(0, -1, 3), stepFrom(0, 1, 1)]).toEqual([1, 0, 2, 0])
})

test('keys follow the reading direction', () => {
  expect(keyTarget('ArrowRight', 0, 3, false)).toBe(1)
  expect(keyTarget('ArrowRight', 0, 3, true)).toBe(2)
  expect(keyTarget('ArrowLeft', 0, 3, true)).toBe(1)
  expect(keyTarget('Home', 2, 3, false)).toBe(0)
  expect(keyTarget('End', 0, 3, true)).toBe(2)
  expect(keyTarget('a', 0, 3, false)).toBeNull()
})

test('a finger to the left brings the next photo, in right-to-left languages the one before', () => {
  expect(swipeStep(-80, 5, false)).toBe(1)
  expect(swipeStep(80, 5, false)).toBe(-1)
  expect(swipeStep(-80, 5, true)).toBe(-1)
  expect(swipeStep(80, -5, true)).toBe(1)
  expect(swipeStep(20, 0, false)).toBe(0)
  expect(swipeStep(60, 200, false)).toBe(0)
})
