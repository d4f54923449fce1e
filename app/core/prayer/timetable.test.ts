import { expect, test } from 'vitest'
import { timetable } from './timetable.ts'

/** As /api/prayer-times was specified. */
const SPECIFIED = { method: 2, school: 1 } as const

const LONDON = { lat: 51.5074, lng: -0.1278, timeZone: 'Europe/London' }

test('gives each day of the range its golden times', () => {
  const days = timetable(LONDON, SPECIFIED, '2026-06-21', 2)
  expect(days[0]).toEqual({
    date: '2026-06-21',
    fajr: '02:53',
    sunrise: '04:43',
    dhuhr: '13:02',
    asr: '18:40',
    maghrib: '21:22',
    isha: '23:12',
    estimated: false,
    imsak: '02:43',
  })
  expect(days[1]?.date).toBe('2026-06-22')
})

test('crosses the end of a month and of a leap February', () => {
  expect(timetable(LONDON, SPECIFIED, '2028-02-28', 3).map(({ date }) => date)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
})

test('follows every part of the choice', () => {
  const times = (choice: Parameters<typeof timetable>[1]) => timetable(LONDON, choice, '2026-06-21', 1)[0]
  expect(times({ method: 2, school: 1, highLatitude: 'seventh-of-night' })?.fajr).toBe('03:40')
  expect(times({ method: 2, school: 1, offsets: { dhuhr: 8 } })?.dhuhr).toBe('13:10')
  expect(times({ method: 2, school: 0 })?.asr).not.toBe('18:40')
})

test('marks the days of the midnight sun', () => {
  const tromso = { lat: 69.6492, lng: 18.9553, timeZone: 'Europe/Oslo' }
  expect(timetable(tromso, SPECIFIED, '2026-06-21', 1)[0]?.estimated).toBe(true)
  expect(timetable(tromso, SPECIFIED, '2026-03-21', 1)[0]?.estimated).toBe(false)
})

test.each(['2026-02-30', '21-06-2026', ''])('refuses %s', (from) => {
  expect(() => timetable(LONDON, SPECIFIED, from, 1)).toThrow('Not a calendar day')
})
