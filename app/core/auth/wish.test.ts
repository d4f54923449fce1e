import { expect, test } from 'vitest'
import { readWish, wishToCookie } from './wish.server.ts'
import { isKept, wishKind } from './wish.ts'

test('keeps saving, following, confirming and reviewing, and nothing that hands over, closes or deletes', () => {
  for (const action of [
    ...['/saved', '/affiliates', '/business/saffron-stone', '/business/x/reviews', '/business/x/halal', '/mosque/x'],
  ])
    expect(isKept(action), action).toBe(true)
  for (const action of [
    '/business/x/transfer',
    '/business/x/close',
    '/account/security',
    '/mosque/x/edit',
    '/logout',
    '/',
  ])
    expect(isKept(action), action).toBe(false)
})

test('says what someone is asked to sign in for', () => {
  expect(wishKind('/saved')).toBe('save')
  expect(wishKind('/business/x/claim')).toBe('claim')
  expect(wishKind('/mosque/x/suggest?part=times')).toBe('suggest')
  expect(wishKind('/mosque/x', { intent: 'follow' })).toBe('follow')
  expect(wishKind('/mosque/x', { intent: 'confirm' })).toBe('confirm')
  expect(wishKind('/report?kind=review')).toBe('report')
  expect(wishKind('/business/x/reviews', { intent: 'write' })).toBe('review')
  expect(wishKind('/business/x/reviews', { intent: 'vote' })).toBe('vote')
  expect(wishKind('/courses/x', { intent: 'start' })).toBe('course')
  expect(wishKind('/affiliates', { about: 'x' })).toBe('affiliate')
  expect(wishKind('/dashboard')).toBeNull()
})

const saved = { action: '/saved', values: { save: 'a', back: '/businesses?search=%D9%82' } }
const headerOf = (cookie: string | null) => (cookie ?? '').split(';')[0] ?? ''

test('comes back as it was', () => {
  expect(readWish(headerOf(wishToCookie(saved, 1000)), 1000 + 60_000)).toEqual(saved)
})

test('is forgotten after half an hour, and when it is no wish', () => {
  const header = headerOf(wishToCookie(saved, 1000))
  expect(readWish(header, 1000 + 31 * 60_000)).toBeNull()
  for (const bad of ['', 'wish=', 'wish=%%%', 'wish=bm90IGRlZmxhdGVk', `${header}x`.replace('wish=', 'wish=A')])
    expect(readWish(bad, 1000), bad).toBeNull()
})

test('is not kept where it cannot be: other actions, secrets, and texts too long for a cookie', () => {
  expect(wishToCookie({ action: '/business/x/transfer', values: {} }, 0)).toBeNull()
  expect(wishToCookie({ action: '/saved', values: { password: 'x' } }, 0)).toBeNull()
  const noise = Array.from({ length: 4000 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000))).join('')
  expect(wishToCookie({ action: '/business/x/reviews', values: { text: noise } }, 0)).toBeNull()
})

test('a cookie that inflates without end is not read', () => {
  const bomb = wishToCookie({ action: '/saved', values: { place: 'a'.repeat(200_000) } }, 0)
  expect(readWish(headerOf(bomb), 0)).toBeNull()
})
