import { expect, test } from 'vitest'
import { findMethod, isMethodId, METHOD_IDS } from './methods.ts'

test('has every numbered method of the public service', () => {
  expect(METHOD_IDS).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
})

test.each([6, 24, 99, -1, 2.5, '2', null, undefined, Number.NaN])('%s is no method', (value) => {
  expect(isMethodId(value)).toBe(false)
})

test('keys are unique', () => {
  expect(new Set(METHOD_IDS.map((id) => findMethod(id).key)).size).toBe(METHOD_IDS.length)
})
