import { expect, test } from 'vitest'
import { foodFirst, nearestOpen } from './rules.ts'

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

test('the nearest open place is named, food first; a sample only where nothing real is open, nothing where distances are unknown', () => {
  const open = { kind: 'until', time: '22:00' } as const
  const closed = { kind: 'opensToday', time: '11:00' } as const
  const sample = { id: 'sample', open, distance: 0.2, isSample: true, halalLevel: 1 } as const
  const shut = { id: 'shut', open: closed, distance: 0.1, isSample: false, halalLevel: 1 } as const
  const far = { id: 'far', open, distance: 4, isSample: false, halalLevel: 1 } as const
  const law = { ...far, id: 'law', distance: 1, halalLevel: null }
  const near = { ...far, id: 'near', distance: 2 }
  expect(nearestOpen([sample, far, shut, law, near])?.id).toBe('near')
  expect(nearestOpen([shut, sample, law])?.id).toBe('law')
  expect(nearestOpen([shut, sample])?.id).toBe('sample')
  expect(nearestOpen([shut, { ...near, distance: null }, { ...near, open: null }])).toBeNull()
})
