import { expect, test } from 'vitest'
import { writeIsoDay } from '#app/core/prayer/local-time.ts'
import { calendarSpan, groupByDay } from './calendar-days.ts'

const at = { year: 2026, month: 11, day: 16 }
const shown = (span: ReturnType<typeof calendarSpan>) => [
  ...[span.days[0], span.days.at(-1), span.first, span.last, span.before, span.after].map(
    (day) => day && writeIsoDay(day),
  ),
  span.days.length,
]

test('a month is whole weeks, from Monday or, in Arabic, from Saturday', () => {
  expect(shown(calendarSpan('month', at, 'en'))).toEqual([
    '2026-10-26',
    '2026-12-06',
    '2026-11-01',
    '2026-11-30',
    '2026-10-01',
    '2026-12-01',
    42,
  ])
  expect(shown(calendarSpan('month', at, 'ar'))).toEqual([
    '2026-10-31',
    '2026-12-04',
    '2026-11-01',
    '2026-11-30',
    '2026-10-01',
    '2026-12-01',
    35,
  ])
})

test('a week, and a list of the month alone, also over the turn of the year', () => {
  expect(shown(calendarSpan('week', { year: 2026, month: 12, day: 31 }, 'en'))).toEqual([
    '2026-12-28',
    '2027-01-03',
    '2026-12-28',
    '2027-01-03',
    '2026-12-21',
    '2027-01-04',
    7,
  ])
  expect(shown(calendarSpan('list', { year: 2026, month: 12, day: 31 }, 'en'))).toEqual([
    '2026-12-01',
    '2026-12-31',
    '2026-12-01',
    '2026-12-31',
    '2026-11-01',
    '2027-01-01',
    31,
  ])
})

test('what lies on a day keeps its order', () => {
  const found = groupByDay([{ n: 1 }, { n: 2 }, { n: 3 }], ({ n }) => ({ ...at, day: n === 2 ? 17 : 16 }))
  expect([...found]).toEqual([
    ['2026-11-16', [{ n: 1 }, { n: 3 }]],
    ['2026-11-17', [{ n: 2 }]],
  ])
})
