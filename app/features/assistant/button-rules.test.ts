import { expect, test } from 'vitest'
import { directionAfter, isChatDocked, mayOfferChat } from './button-rules.ts'

test('the button gives way on the way down, and a trembling thumb is no way', () => {
  expect(directionAfter(100, 140)).toBe('down')
  expect(directionAfter(140, 100)).toBe('up')
  expect(directionAfter(100, 108)).toBeNull()
  expect(directionAfter(4, 0)).toBe('up')
})

test('the chat stays away from the Quran, wizards, forms and dashboards', () => {
  for (const path of ['/quran/2', '/business-register/hours', '/login', '/dashboard/staff', '/mosque/elm/suggest'])
    expect(mayOfferChat(path), path).toBe(false)
  for (const path of ['/', '/businesses', '/business/the-lantern-tea-room', '/help', '/registers'])
    expect(mayOfferChat(path), path).toBe(true)
})

test('over times and sums the button does not float: it waits at the foot of the page', () => {
  for (const path of ['/athan', '/athan/month', '/business/elm', '/mosque/elm', '/mosque/elm/month', '/zakaat'])
    expect([mayOfferChat(path), isChatDocked(path)], path).toEqual([true, true])
  for (const path of ['/', '/mosques', '/businesses', '/zakaats']) expect(isChatDocked(path), path).toBe(false)
})
