import { expect, test } from 'vitest'
import { coverUrl, parseCoverPath } from './cover-url.ts'

test('reads back the address it writes', () => {
  const url = new URL(coverUrl('b7_x-1', 'mosque', 'wide'), 'https://www.mahalla.example')
  expect(parseCoverPath(url.pathname)).toEqual({ id: 'b7_x-1', tint: 'mosque', shape: 'wide' })
  expect(url.search).not.toBe('')
})

test('draws a card unless told otherwise', () => {
  expect(coverUrl('a', 'food')).toMatch(/^\/cover\/food\/card\/a\.svg\?v=\d+$/)
})

test('encodes an id that could leave its place in the address', () => {
  expect(coverUrl('../x?y#z', 'food')).toContain('/card/..%2Fx%3Fy%23z.svg?')
})

test('takes ids of up to 80 characters', () => {
  expect(parseCoverPath(`/cover/food/card/${'a'.repeat(80)}.svg`)).not.toBeNull()
  expect(parseCoverPath(`/cover/food/card/${'a'.repeat(81)}.svg`)).toBeNull()
})

test.each([
  '',
  '/',
  '/cover/food/card/.svg',
  '/cover/food/card/a',
  '/cover/food/card/a.png',
  '/cover/food/card/a.svg?v=1',
  '/cover/food/card/a.svg/',
  '/cover/food/card/a.svg\n',
  '/cover/food/card/a.svg.svg',
  '//cover/food/card/a.svg',
  '/cover/food/card/../a.svg',
  '/cover/food/card/..%2fa.svg',
  '/cover/food/card/a%00.svg',
  '/cover/food/card/a b.svg',
  '/cover/food/card/é.svg',
  '/cover/food/card/<script>.svg',
  '/cover/food/poster/a.svg',
  '/cover/unknown/card/a.svg',
  '/cover/constructor/card/a.svg',
  '/cover/__proto__/card/a.svg',
  '/cover/food/toString/a.svg',
  '/cover/FOOD/card/a.svg',
  `/cover/${'a'.repeat(5000)}/card/a.svg`,
])('refuses %j', (path) => {
  expect(parseCoverPath(path)).toBeNull()
})
