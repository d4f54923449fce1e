import { expect, test } from 'vitest'
import { foodFirst } from './rules.ts'

test('food comes first, what is open before what is closed or unknown, otherwise the nearest', () => {
  const open = { kind: 'until', time: '22:00' } as const
  const closed = { kind: 'opensToday', time: '11:00' } as const
  const cards = [
    { id: 'law', halalLevel: null, open: closed },
    { id: 'tea, shut', halalLevel: 1, open: closed },
    { id: 'books', halalLevel: null, open },
    { id: 'grill', halalLevel: 3, open },
    { id: 'bakery, hours unknown', halalLevel: 0, open: null },
    { id: 'café', halalLevel: 2, open: { kind: 'closesSoon', time: '18:00' } },
  ] as const
  expect(foodFirst(cards).map(({ id }) => id)).toEqual([
    'grill',
    'café',
    'tea, shut',
    'bakery, hours unknown',
    'books',
    'law',
  ])
})
