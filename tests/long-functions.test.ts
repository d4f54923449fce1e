import { expect, test } from 'vitest'
import { findLongFunctions } from './long-functions.ts'

const LONG = 'one()\n'.repeat(4)

test.each([
  ['a function', `function long() {\n${LONG}}`],
  ['an arrow', `const long = () => {\n${LONG}}`],
  ['a method', `class Room {\n  long() {\n${LONG}  }\n}`],
  ['what holds others', `export function room() {\n  const a = () => {\none()\n}\n  const b = 1\n  return a\n}`],
])('%s of more lines is found', (_, text) => {
  expect(findLongFunctions('room.ts', text, 5)).toEqual([expect.stringMatching(/^room\.ts:\d \(\d lines\)$/)])
})

test('short ones beside each other are not', () => {
  expect(findLongFunctions('room.tsx', 'const a = () => <p />\n'.repeat(20), 5)).toEqual([])
})
