import { expect, test } from 'vitest'
import { type OpeningHours, openStateAt, parseHours, weekdayOf } from './rules.ts'

const LONDON = { timeZone: 'Europe/London', countryCode: 'GB' }
const reason = { kind: 'ordinary' }

function week(days: Record<string, unknown>): OpeningHours {
  const hours = parseHours(days)
  if (!hours) throw new Error('The test week does not parse')
  return hours
}

const office = week({
  mon: [['09:00', '17:30']],
  tue: [['09:00', '17:30']],
  wed: [['09:00', '17:30']],
  thu: [['09:00', '17:30']],
  fri: [
    ['09:00', '12:30'],
    ['14:30', '17:30'],
  ],
})

const at = (text: string) => new Date(text)

test('names weekdays by the calendar', () => {
  expect(weekdayOf({ year: 2026, month: 11, day: 15 })).toBe('sun')
  expect(weekdayOf({ year: 2026, month: 11, day: 16 })).toBe('mon')
  expect(weekdayOf({ year: 1969, month: 12, day: 31 })).toBe('wed')
})

test('is open until the closing time of the day', () => {
  expect(openStateAt(office, LONDON, at('2026-11-16T09:00:00Z'))).toEqual({
    isOpen: true,
    closesAt: at('2026-11-16T17:30:00Z'),
    endsAt: at('2026-11-16T17:30:00Z'),
    reason,
  })
})

test('is closed from the closing minute on and opens the next working day', () => {
  expect(openStateAt(office, LONDON, at('2026-11-16T17:30:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-11-17T09:00:00Z'),
    reason,
  })
  expect(openStateAt(office, LONDON, at('2026-11-15T12:00:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-11-16T09:00:00Z'),
    reason,
  })
})

test('knows several intervals a day', () => {
  expect(openStateAt(office, LONDON, at('2026-11-20T13:00:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-11-20T14:30:00Z'),
    reason,
  })
  expect(openStateAt(office, LONDON, at('2026-11-20T15:00:00Z'))).toMatchObject({ isOpen: true })
})

test('carries hours past midnight into the next day', () => {
  const grill = week({ fri: [['17:00', '03:30']] })
  expect(openStateAt(grill, LONDON, at('2026-11-21T03:29:00Z'))).toEqual({
    isOpen: true,
    closesAt: at('2026-11-21T03:30:00Z'),
    endsAt: at('2026-11-21T03:30:00Z'),
    reason,
  })
  expect(openStateAt(grill, LONDON, at('2026-11-21T03:30:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-11-27T17:00:00Z'),
    reason,
  })
})

test('joins an evening to midnight with the morning after', () => {
  const bakery = week({ sat: [['20:00', '24:00']], sun: [['00:00', '02:00']] })
  expect(openStateAt(bakery, LONDON, at('2026-11-14T23:00:00Z'))).toEqual({
    isOpen: true,
    closesAt: at('2026-11-15T02:00:00Z'),
    endsAt: at('2026-11-15T02:00:00Z'),
    reason,
  })
})

test('never closes when every day is whole, however it is written', () => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  for (const whole of [
    ['00:00', '24:00'],
    ['00:00', '00:00'],
  ] as [string, string][]) {
    const always = week(Object.fromEntries(days.map((day) => [day, [whole]])))
    expect(openStateAt(always, LONDON, at('2026-11-15T03:00:00Z'))).toEqual({
      isOpen: true,
      closesAt: null,
      endsAt: null,
      reason,
    })
  }
})

test('has one closing a week when six days are whole', () => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']
  const sixDays = week(Object.fromEntries(days.map((day) => [day, [['00:00', '24:00']]])))
  expect(openStateAt(sixDays, LONDON, at('2026-11-16T00:00:00Z'))).toEqual({
    isOpen: true,
    closesAt: at('2026-11-22T00:00:00Z'),
    endsAt: at('2026-11-22T00:00:00Z'),
    reason,
  })
})

test('uses the clocks of the place, not of the reader', () => {
  // 23:30 UTC on Sunday is Monday 08:30 in Tokyo.
  expect(openStateAt(office, { timeZone: 'Asia/Tokyo', countryCode: 'JP' }, at('2026-11-15T23:30:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-11-16T00:00:00Z'),
    reason,
  })
})

test('keeps wall clock times on the night the clocks change', () => {
  const daily = week({ sat: [['22:00', '04:00']], sun: [['09:00', '17:00']] })
  // Clocks in London go back at 02:00 on 25 October 2026: 04:00 is then 04:00 UTC, though Saturday was an hour ahead.
  expect(openStateAt(daily, LONDON, at('2026-10-24T22:00:00Z'))).toEqual({
    isOpen: true,
    closesAt: at('2026-10-25T04:00:00Z'),
    endsAt: at('2026-10-25T04:00:00Z'),
    reason,
  })
  expect(openStateAt(daily, LONDON, at('2026-10-25T08:30:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-10-25T09:00:00Z'),
    reason,
  })
})

test('has no next opening for a week without hours', () => {
  expect(openStateAt(week({ mon: [] }), LONDON, at('2026-11-15T12:00:00Z'))).toEqual({
    isOpen: false,
    opensAt: null,
    reason,
  })
})

test.each([
  null,
  undefined,
  'daily',
  [],
  {},
  { note: 'by appointment' },
  { mon: 'closed' },
  { mon: [['9:00', '17:00']] },
  { mon: [['09:00', '25:00']] },
  { mon: [['09:00', '24:30']] },
  { mon: [['09:00']] },
  { mon: [['24:00', '02:00']] },
  { mon: [[9, 17]] },
  { mon: [], monday: [] },
  { mon: Array.from({ length: 7 }, () => ['09:00', '10:00']) },
  { mon: [], exceptions: { date: '2026-12-25', intervals: [] } },
  { mon: [], exceptions: [{ date: '2026-12-32', intervals: [] }] },
  { mon: [], exceptions: [{ date: '25-12-2026', intervals: [] }] },
  { mon: [], exceptions: [{ date: '2026-12-25' }] },
  { mon: [], exceptions: [{ date: '2026-12-25', intervals: [], note: 'x'.repeat(121) }] },
  { mon: [], exceptions: [{ date: '2026-12-25', intervals: [], color: 'red' }] },
  {
    mon: [],
    exceptions: [
      { date: '2026-12-25', intervals: [] },
      { date: '2026-12-25', intervals: [['09:00', '12:00']] },
    ],
  },
  { mon: [], exceptions: Array.from({ length: 61 }, (_, i) => ({ date: `2026-0${1 + (i % 9)}-01`, intervals: [] })) },
  { mon: [], ramadan: [] },
  { mon: [], ramadan: {} },
  { mon: [], ramadan: { mon: [['9', '17']] } },
  { mon: [], ramadan: { mon: [], exceptions: [] } },
  { mon: [], prayerBreaks: { prayers: ['asr'], minutes: 0 } },
  { mon: [], prayerBreaks: { prayers: ['asr'], minutes: 20.5 } },
  { mon: [], prayerBreaks: { prayers: ['duha'], minutes: 20 } },
  { mon: [], prayerBreaks: { minutes: 20 } },
  { mon: [], jumuah: { from: '14:30', to: '13:00' } },
  { mon: [], jumuah: { from: '13:00' } },
  { mon: [], jumuah: { from: '13:00', to: '14:00', minutes: 60 } },
  { mon: [], jumuah: { minutes: 600 } },
])('takes hours it does not understand as unknown: %j', (value) => {
  expect(parseHours(value)).toBeNull()
})
