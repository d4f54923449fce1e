import { expect, test } from 'vitest'
import {
  addToCart,
  cartCookie,
  codeCookie,
  codeOf,
  countCart,
  MOST_LINES,
  readCart,
  readCode,
  setInCart,
} from './cart.ts'

const url = new URL('https://site.example/merchstore')
const kept = (lines: Parameters<typeof cartCookie>[0]) => cartCookie(lines, url).split(';')[0] ?? ''

test('a basket is read back as it was written, in whatever company', () => {
  const lines = [
    { sku: 'mug-green', quantity: 2 },
    { sku: 'cap', quantity: 1 },
  ]
  expect(readCart(`a=b; ${kept(lines)}; c=d`)).toEqual(lines)
  expect(countCart(lines)).toBe(3)
  expect(cartCookie(lines, url)).toMatch(/HttpOnly; SameSite=Lax; Secure$/)
})

test.each([
  null,
  '',
  'mahalla_cart=',
  'mahalla_cart=mug.0',
  'mahalla_cart=mug.-1',
  'mahalla_cart=mug.1e9',
  'mahalla_cart=<script>.1',
  'mahalla_cart=--.1',
  'not_mahalla_cart=mug.1',
  `mahalla_cart=${'a'.repeat(41)}.1`,
])('%s is an empty basket', (cookies) => expect(readCart(cookies)).toEqual([]))

test('no more than ten of a thing, and no more than twenty things', () => {
  expect(readCart('mahalla_cart=mug.9~mug.9~cap.99')).toEqual([
    { sku: 'mug', quantity: 10 },
    { sku: 'cap', quantity: 10 },
  ])
  expect(addToCart([{ sku: 'mug', quantity: 9 }], { sku: 'mug', quantity: 5 })).toEqual([{ sku: 'mug', quantity: 10 }])
  const full = Array.from({ length: MOST_LINES }, (_, i) => ({ sku: `x-${i}`, quantity: 1 }))
  expect(addToCart(full, { sku: 'one-more', quantity: 1 })).toBeNull()
  expect(readCart(`${kept(full)}~one-more.1`)).toHaveLength(MOST_LINES)
})

test('none of a thing takes it out, and the last one takes the cookie', () => {
  const emptied = setInCart([{ sku: 'mug', quantity: 2 }], { sku: 'mug', quantity: 0 })
  expect(emptied).toEqual([])
  expect(cartCookie(emptied, url)).toContain('Max-Age=0')
})

test('a code is read back as it was typed, and nothing else is one', () => {
  expect(['eid-20', ' Eid 20 ', 'EID20'].map(codeOf)).toEqual(['EID20', 'EID20', 'EID20'])
  expect(['', 'eid', "x' or 1=1", 'عيد٢٠٢٦', 'A'.repeat(25)].map(codeOf)).toEqual([null, null, 'XOR11', null, null])
  expect(readCode(`a=b; ${codeCookie('EID20', url).split(';')[0]}`)).toBe('EID20')
  for (const cookies of [null, '', 'mahalla_code=', 'mahalla_code=eid20', 'not_mahalla_code=EID20'])
    expect(readCode(cookies)).toBeNull()
  expect(codeCookie(null, url)).toContain('Max-Age=0')
})
