import { expect, test } from 'vitest'
import { BUDGETS, writeTimes } from './budget.ts'

test('all parts together may take a third of an hour', () => {
  expect(Object.values(BUDGETS).reduce<number>((sum, seconds) => sum + seconds, 0)).toBe(20 * 60)
})

test('each part stands beside its budget, and what took too long says so', () => {
  const times = writeTimes(
    new Map([
      ['unit', 33.4],
      ['browser', 611.2],
    ]),
  )
  expect(times.split('\n')).toEqual([
    'unit                 33 s of  60 s',
    'browser             611 s of 600 s  12 s over',
    'all                 645 s of 1200 s',
  ])
})
