import { expect, test } from 'vitest'
import { firstDayOf } from '#app/core/prayer/hijri.ts'
import { addDays } from '#app/core/prayer/local-time.ts'
import { RAMADAN } from '#app/core/prayer/ramadan.ts'
import { isEveOfLastTen } from './remind-to-give.ts'

const first = firstDayOf({ year: 1448, month: RAMADAN })
if (!first) throw new Error('no Ramadan')

test('the evenings before the twenty-first day to that of the last, and no other', () => {
  const evenings = Array.from({ length: 45 }, (_, n) => n - 5).filter((n) => isEveOfLastTen(addDays(first, n), [], 0))
  expect(evenings[0]).toBe(19)
  expect([9, 10]).toContain(evenings.length)
  expect(evenings).toEqual(Array.from({ length: evenings.length }, (_, n) => 19 + n))
})

test('by what was announced in the country, and by the days one’s own calendar differs', () => {
  const late = [{ year: 1448, month: RAMADAN, begins: addDays(first, 1) }]
  expect(isEveOfLastTen(addDays(first, 19), late, 0)).toBe(false)
  expect(isEveOfLastTen(addDays(first, 20), late, 0)).toBe(true)
  expect(isEveOfLastTen(addDays(first, 18), [], 1)).toBe(true)
  expect(isEveOfLastTen(addDays(first, 19), [], -1)).toBe(false)
})
