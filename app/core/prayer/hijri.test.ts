import { expect, test } from 'vitest'
import { formatHijri, hijriDate, hijriOfDay, isRamadan } from './hijri.ts'

test.each([
  ['2024-03-11', 1, 9, 1445],
  ['2025-03-01', 1, 9, 1446],
  ['2025-06-26', 1, 1, 1447],
  ['2026-02-18', 1, 9, 1447],
  ['2026-03-20', 1, 10, 1447],
  ['2026-05-26', 9, 12, 1447],
  ['2026-05-27', 10, 12, 1447],
  ['2026-06-16', 1, 1, 1448],
  ['2026-11-15', 5, 6, 1448],
])('%s is %i/%i/%i', (civil, day, month, year) => {
  const [y = 0, m = 0, d = 0] = civil.split('-').map(Number)
  expect(hijriOfDay({ year: y, month: m, day: d })).toEqual({ day, month, year })
})

const NOON = new Date('2026-11-15T12:00:00Z')

test('the day is the place’s, not the server’s', () => {
  const late = new Date('2026-11-15T20:00:00Z')
  expect(hijriDate(late, { timeZone: 'Europe/London' }).day).toBe(5)
  expect(hijriDate(late, { timeZone: 'Asia/Jakarta' }).day).toBe(6)
})

test('a moon-sighting offset moves the date, at most two days', () => {
  const dayWith = (offset: number) => hijriDate(NOON, { timeZone: 'UTC', offset }).day
  expect([-9, -2, -1, 0, 1, 2, 9].map(dayWith)).toEqual([3, 3, 4, 5, 6, 7, 7])
  expect(dayWith(Number.NaN)).toBe(5)
})

test('an offset crosses the month', () => {
  const eid = new Date('2026-03-20T12:00:00Z')
  expect(hijriDate(eid, { timeZone: 'UTC', offset: -1 })).toEqual({ day: 30, month: 9, year: 1447 })
})

test('the day changes at maghrib when it is given', () => {
  const maghrib = new Date('2026-11-15T16:10:00Z')
  const dayAt = (time: string) => hijriDate(new Date(`2026-11-15T${time}Z`), { timeZone: 'Europe/London', maghrib }).day
  expect(dayAt('16:09:59')).toBe(5)
  expect(dayAt('16:10:00')).toBe(6)
})

test('Ramadan 1447 has thirty days', () => {
  expect(isRamadan({ year: 2026, month: 2, day: 17 })).toBe(false)
  expect(isRamadan({ year: 2026, month: 2, day: 18 })).toBe(true)
  expect(isRamadan({ year: 2026, month: 3, day: 19 })).toBe(true)
  expect(isRamadan({ year: 2026, month: 3, day: 20 })).toBe(false)
})

test.each([
  ['en', '5 Jumada al-Akhirah 1448'],
  ['en-GB', '5 Jumada al-Akhirah 1448'],
  ['ar', '٥ جمادى الآخرة ١٤٤٨ هـ'],
  ['ur', '5 جمادی الثانی 1448 ہجری'],
  ['fr', '5 joumada ath-thania 1448'],
  ['tr', '5 Cemaziyelahir 1448'],
  ['id', '5 Jumadilakhir 1448 H'],
])('is written in %s as %s', (locale, expected) => {
  expect(formatHijri(NOON, { timeZone: 'UTC' }, locale)).toBe(expected)
})

test('keeps a day that ends in zero', () => {
  expect(formatHijri(new Date('2026-11-20T12:00:00Z'), { timeZone: 'UTC' }, 'tr')).toBe('10 Cemaziyelahir 1448')
})
