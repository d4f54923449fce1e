import { expect, test } from 'vitest'
import { monogramOf } from './monogram.ts'

test.each([
  ['Saffron & Stone', 'SS'],
  ['The Lantern Tea Room', 'LT'],
  ['Boucherie des Lilas Blancs', 'BL'],
  ['Zamzam', 'Z'],
  ['مخبز النور', 'م'],
  ['النور للعطور', 'ن'],
  ['Le', 'L'],
  ['🙂', null],
  ['', null],
])('%s is %s', (name, letters) => {
  expect(monogramOf(name)).toBe(letters)
})
