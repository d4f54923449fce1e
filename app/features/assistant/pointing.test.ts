import { expect, test } from 'vitest'
import { pointedAt, pointerOf } from './pointing.ts'

test.each([
  ['the second one', 1, 'all'],
  ['And the third?', 2, 'all'],
  ['call them', 0, 'call'],
  ['Please call the second one', 1, 'call'],
  ['what’s their number?', 0, 'call'],
  ['directions to the last one', -1, 'way'],
  ['how far is it', 0, 'way'],
  ['are they open now?', 0, 'hours'],
  ['رقم الثاني', 1, 'call'],
  ['دوسرا', 1, 'all'],
  ['le deuxième', 1, 'all'],
  ['ikincisi', 1, 'all'],
  ['alamat yang kedua', 1, 'way'],
] as const)('%s', (message, at, want) => {
  expect(pointedAt(message)).toEqual({ at, want })
})

test.each([
  'it',
  'call East London Mosque',
  'where is the nearest mosque',
  'open now',
  'halal pizza',
  'second hand books',
  '',
])('means nothing that was shown: %s', (message) => {
  expect(pointedAt(message)).toBeNull()
})

test('a name is no pointer', () => {
  expect(pointerOf('Tayyabs')).toBeNull()
  expect(pointerOf('the first one')).toBe(0)
})
