import { expect, test } from 'vitest'
import { mayWait } from './waiting.ts'

test('reviews, replies, votes, seats, saves, suggestions and times may wait', () => {
  for (const path of [
    '/business/tayyabs/reviews',
    '/ar/business/tayyabs/suggest',
    '/mosque/elm/tell',
    '/saved',
    '/fr/community/forum/a-question',
    '/community/events/iftar',
    '/community/ideas/a-butcher',
  ])
    expect(mayWait(path), path).toBe(true)
})

test('money, sign-in, new posts and everything else may not', () => {
  for (const path of [
    '/merchstore/checkout',
    '/login',
    '/donate',
    '/account/security',
    '/community/forum/new',
    '/logout',
  ])
    expect(mayWait(path), path).toBe(false)
})
