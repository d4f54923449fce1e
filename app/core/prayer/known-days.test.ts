import { expect, test } from 'vitest'
import { comingDays, knownDay } from './known-days.ts'

test.each([
  [1, 1, 'newYear'],
  [1, 10, 'ashura'],
  [9, 1, 'ramadan'],
  [9, 13, null],
  [9, 20, 'lastTen'],
  [9, 21, null],
  [10, 1, 'fitr'],
  [12, 9, 'arafah'],
  [12, 10, 'adha'],
  [12, 13, 'tashriq'],
  [12, 14, 'white'],
  [6, 14, 'white'],
  [6, 16, null],
])('month %i, day %i: %s', (month, day, name) => {
  expect(knownDay({ month, day })).toBe(name)
})

test('lists what comes next, across the Hijri new year', () => {
  const days = comingDays({ year: 2026, month: 5, day: 26 }, [], 5)
  expect(days.map(({ name, days: left }) => [name, left])).toEqual([
    ['arafah', 0],
    ['adha', 1],
    ['tashriq', 2],
    ['newYear', 21],
    ['ashura', 30],
  ])
})

test('follows what a country announced', () => {
  const sightings = [{ year: 1448, month: 9, begins: { year: 2027, month: 2, day: 9 } }]
  const [first] = comingDays({ year: 2027, month: 2, day: 1 }, sightings, 1)
  expect(first).toMatchObject({ name: 'ramadan', date: { year: 2027, month: 2, day: 9 }, days: 8 })
})

test('the last ten nights begin at maghrib of the twentieth day, not a night later', () => {
  // 1 Ramadan 1448 is 8 February 2027, so the twenty-first night is the evening of the 27th.
  const found = comingDays({ year: 2027, month: 2, day: 27 }, [], 1)
  expect(found).toMatchObject([{ name: 'lastTen', date: { year: 2027, month: 2, day: 27 }, days: 0, isNight: true }])
})

test('the days of Tashriq are three', () => {
  expect(comingDays({ year: 2026, month: 5, day: 28 }, [], 1)).toMatchObject([{ name: 'tashriq', length: 3 }])
})
