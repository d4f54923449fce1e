import { expect, test } from 'vitest'
import { findMethod, isMethodId, METHOD_IDS, usualPractice } from './methods.ts'

test('has every numbered method of the public service', () => {
  expect(METHOD_IDS).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
})

test.each([6, 24, 99, -1, 2.5, '2', null, undefined, Number.NaN])('%s is no method', (value) => {
  expect(isMethodId(value)).toBe(false)
})

test('keys are unique', () => {
  expect(new Set(METHOD_IDS.map((id) => findMethod(id).key)).size).toBe(METHOD_IDS.length)
})

test('offers Umm al-Qura in Saudi Arabia', () => {
  expect(usualPractice('SA')).toEqual({ method: 4, school: 0 })
  expect(usualPractice('sa')).toEqual({ method: 4, school: 0 })
})

test.each(['US', 'CA', 'XX', '', 'constructor'])('offers nothing for "%s"', (code) => {
  expect(usualPractice(code)).toBeNull()
})
