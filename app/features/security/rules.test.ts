import { expect, test } from 'vitest'
import { freeName, inGroups } from './rules.ts'

test.each([
  [[], 'Security key'],
  [['Other'], 'Security key'],
  [['Security key'], 'Security key 2'],
  [['Security key', 'Security key 2', 'Security key 4'], 'Security key 3'],
])('beside %j the next one is called %s', (taken, name) => {
  expect(freeName('Security key', taken)).toBe(name)
})

test.each([
  ['', ''],
  ['ABCD', 'ABCD'],
  ['ABCDEFGHIJ', 'ABCD EFGH IJ'],
])('%j is written %j', (secret, written) => {
  expect(inGroups(secret)).toBe(written)
})
