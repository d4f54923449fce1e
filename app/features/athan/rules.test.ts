import { expect, test } from 'vitest'
import { prayerTimes } from '#app/core/prayer/rules.ts'
import { calendarFile } from '#app/lib/calendar-file.ts'
import { readStrictCalendar } from '#tests/fixtures/strict-calendar.ts'
import { comingCalls, compareDays, daysInMonth, feedEvents, monthGrid, moveMonth, readMonth } from './rules.ts'

/** As /api/prayer-times was specified. */
const SPECIFIED = { method: 2, school: 1 } as const

const LONDON = { lat: 51.51, lng: -0.13, timeZone: 'Europe/London' }
const NOW = new Date('2026-11-15T13:00:00Z')

test('calls come in order, from now on, for days', () => {
  const calls = comingCalls(LONDON, SPECIFIED, NOW)
  expect(calls.slice(0, 4).map(({ name }) => name)).toEqual(['asr', 'maghrib', 'isha', 'fajr'])
  expect(calls.every(({ at }, index) => at > (calls[index - 1]?.at ?? NOW.getTime()))).toBe(true)
  expect((calls.at(-1)?.at ?? 0) - NOW.getTime()).toBeGreaterThan(2 * 86_400_000)
})

test('an isha past midnight is still called', () => {
  const oslo = { lat: 59.9139, lng: 10.7522, timeZone: 'Europe/Oslo' }
  const [first] = comingCalls(oslo, SPECIFIED, new Date('2026-06-22T00:00:30+02:00'))
  expect(first).toMatchObject({ name: 'isha', time: '00:01' })
})

test('two methods are compared in minutes', () => {
  const date = { year: 2026, month: 11, day: 15 }
  const rows = compareDays(
    prayerTimes({ ...LONDON, date, method: 2, school: 1 }),
    prayerTimes({ ...LONDON, date, method: 3, school: 0 }),
  )
  const minutes = Object.fromEntries(rows.map((row) => [row.name, row.minutes]))
  expect(minutes.fajr).toBeLessThan(0)
  expect(minutes.asr).toBeLessThan(-30)
  expect(minutes.isha).toBeGreaterThan(0)
  expect([minutes.sunrise, minutes.dhuhr, minutes.maghrib]).toEqual([0, 0, 0])
})

const ramadan = { month: { year: 1448, month: 9 }, sightings: [], today: { year: 1448, month: 9, day: 2 } }

test('a Hijri month is laid out in weeks under its weekdays', () => {
  // 1 Ramadan 1448 is Monday 8 February 2027.
  const monday = monthGrid({ ...ramadan, firstWeekday: 1 })
  expect(monday[0]?.[0]).toEqual({ hijri: 1, date: '2027-02-08', known: 'ramadan', isToday: false })
  expect(monday[0]?.[1]?.isToday).toBe(true)
  expect(monday.flat().filter(Boolean)).toHaveLength(29)
  const sunday = monthGrid({ ...ramadan, firstWeekday: 0 })
  expect(sunday[0]?.slice(0, 2)).toEqual([null, expect.objectContaining({ hijri: 1 })])
  expect(sunday.every((week) => week.length === 7)).toBe(true)
  const ahead = monthGrid({ ...ramadan, firstWeekday: 0, moved: 1 })
  expect(ahead[0]?.[0]).toMatchObject({ hijri: 1, date: '2027-02-07' })
})

test.each([
  ['London, over the night the clocks go forward', LONDON, '2027-03-20T12:00:00Z'],
  [
    'Tromsø in summer, where isha is past midnight',
    { lat: 69.65, lng: 18.96, timeZone: 'Europe/Oslo' },
    '2027-06-10T12:00:00Z',
  ],
  ['Auckland, before anyone', { lat: -36.85, lng: 174.76, timeZone: 'Pacific/Auckland' }, '2027-04-01T12:00:00Z'],
])('the feed keeps the standard: %s', (_where, place, now) => {
  const events = feedEvents({
    place,
    choice: SPECIFIED,
    now: new Date(now),
    host: 'example.org',
    names: { fajr: 'الفجر', dhuhr: 'Dhuhr', asr: 'Asr', maghrib: 'Maghrib', isha: 'Isha' },
    description: 'Muslim World League; Asr: standard,\nhttps://example.org/athan',
    location: 'Tromsø, Norway',
  })
  const read = readStrictCalendar(calendarFile({ name: 'Times', url: 'https://example.org/athan', events }))
  expect(read).toHaveLength(events.length)
  expect(read.map(({ SUMMARY }) => SUMMARY)).toContain('الفجر')
})

test('feed events keep their names when the settings change', () => {
  const feed = (choice: Parameters<typeof comingCalls>[1]) =>
    feedEvents({
      place: LONDON,
      choice,
      now: NOW,
      host: 'example.org',
      names: { fajr: 'Fajr', dhuhr: 'Dhuhr', asr: 'Asr', maghrib: 'Maghrib', isha: 'Isha' },
      description: '',
      location: 'London',
    })
  const one = feed(SPECIFIED)
  const other = feed({ method: 3, school: 0 })
  expect(one.map(({ uid }) => uid)).toEqual(other.map(({ uid }) => uid))
  expect(one[0]?.startsAt).not.toEqual(other[0]?.startsAt)
  expect(new Set(one.map(({ uid }) => uid)).size).toBe(300)
  expect(one[0]?.uid).toBe('2026-11-14-fajr-51.51_-0.13@example.org')
})

test.each([
  ['2026-12', { year: 2026, month: 12 }],
  ['2026-13', null],
  ['2026-1', null],
  ['1899-01', null],
  [null, null],
])('reads the month %s', (text, month) => {
  expect(readMonth(text, 1900, 2100)).toEqual(month)
})

test('months move across years', () => {
  expect(moveMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(moveMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
  expect([2, 4].map((month) => daysInMonth({ year: 2028, month }))).toEqual([29, 30])
})
