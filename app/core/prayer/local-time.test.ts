import { expect, test } from 'vitest'
import {
  addDays,
  calendarDayAt,
  formatDay,
  formatLocalTime,
  isPastMidnight,
  isTimeZone,
  parseDay,
  startOfDay,
  zoneOffset,
} from './local-time.ts'

const HOUR = 3_600_000

test.each([
  ['UTC', 0],
  ['Europe/London', 0],
  ['Asia/Kathmandu', 5.75],
  ['America/St_Johns', -3.5],
  ['Pacific/Kiritimati', 14],
  ['Etc/GMT+5', -5],
])('%s is %f hours ahead in winter', (zone, hours) => {
  expect(zoneOffset(Date.UTC(2026, 0, 1), zone)).toBe(hours * HOUR)
})

test('knows summer time', () => {
  expect(zoneOffset(Date.UTC(2026, 6, 1), 'Europe/London')).toBe(HOUR)
})

test('reads the local mean time of long ago to the second', () => {
  expect(zoneOffset(Date.UTC(1800, 0, 1), 'Europe/London')).toBe(-75_000)
})

test('tells zones from nonsense', () => {
  expect(isTimeZone('Asia/Riyadh')).toBe(true)
  expect(isTimeZone('Asia/Atlantis')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})

test('the calendar day is the zone’s', () => {
  const instant = new Date('2026-12-31T23:30:00Z')
  expect(calendarDayAt(instant, 'America/New_York')).toEqual({ year: 2026, month: 12, day: 31 })
  expect(calendarDayAt(instant, 'Asia/Jakarta')).toEqual({ year: 2027, month: 1, day: 1 })
})

test('midnight is written 00:00', () => {
  expect(formatLocalTime(new Date('2026-01-01T00:00:00Z'), 'UTC')).toBe('00:00')
})

test('adds days over months, years and leap days', () => {
  expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 })
  expect(addDays({ year: 2028, month: 3, day: 1 }, -1)).toEqual({ year: 2028, month: 2, day: 29 })
})

test.each([
  '31-04-2026',
  '29-02-2026',
  '00-01-2026',
  '01-13-2026',
  '2026-04-01',
  '1-4-2026',
  '01/04/2026',
  '01-04-0050',
])('%s is no day', (text) => {
  expect(parseDay(text)).toBeNull()
})

test('reads and writes DD-MM-YYYY', () => {
  expect(parseDay('29-02-2028')).toEqual({ year: 2028, month: 2, day: 29 })
  expect(formatDay({ year: 2026, month: 4, day: 1 })).toBe('01-04-2026')
})

test.each([
  ['an ordinary day', 'Europe/London', { year: 2026, month: 6, day: 21 }, '2026-06-20T23:00:00.000Z'],
  ['a day without a midnight', 'Africa/Cairo', { year: 2026, month: 4, day: 24 }, '2026-04-23T22:00:00.000Z'],
  ['a day after a repeated hour', 'Africa/Cairo', { year: 2026, month: 10, day: 30 }, '2026-10-29T22:00:00.000Z'],
  ['a day with two midnights', 'America/Havana', { year: 2026, month: 11, day: 1 }, '2026-11-01T04:00:00.000Z'],
  ['a day beyond the date line', 'Pacific/Kiritimati', { year: 2026, month: 1, day: 1 }, '2025-12-31T10:00:00.000Z'],
])('%s starts at its first instant', (_, zone, day, expected) => {
  expect(startOfDay(day, zone).toISOString()).toBe(expected)
})

test('where the sun sets after midnight, maghrib falls on the next day as isha does', () => {
  const day = { dhuhr: '12:41', asr: '17:30', maghrib: '00:20', isha: '00:45' }
  expect(['dhuhr', 'asr', 'maghrib', 'isha'].filter((name) => isPastMidnight(day, name))).toEqual(['maghrib', 'isha'])
  expect(isPastMidnight({ ...day, maghrib: '22:10', isha: '23:59' }, 'isha')).toBe(false)
})
