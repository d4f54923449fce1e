import { expect, test } from 'vitest'
import { areaOf, indexAt, lineOf, topOf } from './chart-scale.ts'

test('the scale ends at an even number that is easy to read and holds every value', () => {
  expect([0, 1, 2, 3, 5, 9, 10, 11, 41, 99, 100, 101, 5804].map((most) => topOf([0, most]))).toEqual([
    2, 2, 2, 4, 6, 10, 10, 20, 60, 100, 100, 200, 6000,
  ])
  expect(topOf([])).toBe(2)
})

test('the line runs from the first value to the last, and one value is a level', () => {
  expect(lineOf([0, 5, 10], 10)).toBe('M0 100L500 50L1000 0')
  expect(lineOf([5], 10)).toBe('M0 50H1000')
  expect(lineOf([], 10)).toBe('')
  expect(areaOf([0, 10], 10)).toBe('M0 100L1000 0V100H0Z')
})

test('a place on the width names the nearest value, also beyond the edges', () => {
  expect([-1, 0, 0.49, 0.51, 1, 2].map((part) => indexAt(part, 3))).toEqual([0, 0, 1, 1, 2, 2])
  expect(indexAt(0.3, 1)).toBe(0)
})
