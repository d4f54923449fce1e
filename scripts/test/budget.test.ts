import { expect, test } from 'vitest'
import { BUDGETS, writeTimes } from './budget.ts'

test('all parts together may take a quarter of an hour', () => {
  expect(Object.values(BUDGETS).reduce<number>((sum, seconds) => sum + seconds, 0)).toBe(15 * 60)
})

test('each part stands beside its budget, and what took too long says so', () => {
  const times = writeTimes(
    new Map([
      ['unit', 33.4],
      ['browser', 251.2],
    ]),
  )
  expect(times.split('\n')).toEqual([
    'unit                 33 s of  90 s',
    'browser             251 s of 240 s  12 s over',
    'all                 285 s of 900 s',
  ])
})
