import { expect, test } from 'vitest'
import { openStateAt } from '#app/core/hours/rules.ts'
import { type OpeningHours, parseHours, storeHours, WEEKDAYS } from '#app/core/hours/stored-hours.ts'
import {
  joinDays,
  readSpecialDays,
  type SpecialDayForm,
  specialDayForms,
  withoutDates,
  withSpecialDays,
} from './special-days.ts'

const TODAY = { year: 2026, month: 11, day: 17 }
const LONDON = { timeZone: 'Europe/London', countryCode: 'GB' }
const usual = parseHours(Object.fromEntries(WEEKDAYS.map((day) => [day, [['09:00', '18:00']]]))) as OpeningHours

const form = (fields: Record<string, string>): SpecialDayForm =>
  specialDayForms.add.parse({ businesses: '', mode: 'closed', ...fields })
const read = (fields: Record<string, string>) => readSpecialDays(form(fields), TODAY)
const add = (hours: OpeningHours, fields: Record<string, string>) => {
  const days = read(fields)
  if (!days.ok) throw new Error(JSON.stringify(days.errors))
  return withSpecialDays(hours, days.value, TODAY)
}
const isOpen = (hours: OpeningHours | null, at: string) =>
  hours && openStateAt(parseHours(storeHours(hours)) as OpeningHours, LONDON, new Date(at)).isOpen

test('a span of closed days closes the shop, and only then', () => {
  const hours = add(usual, { date: '2026-12-24', until: '2026-12-26', note: 'Family days' })
  expect(hours?.exceptions.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-25', '2026-12-26'])
  expect(isOpen(hours, '2026-12-23T12:00:00Z')).toBe(true)
  expect(isOpen(hours, '2026-12-25T12:00:00Z')).toBe(false)
  expect(isOpen(hours, '2026-12-27T12:00:00Z')).toBe(true)
  expect(joinDays(hours as OpeningHours, TODAY)).toEqual([
    { dates: ['2026-12-24', '2026-12-25', '2026-12-26'], note: 'Family days', intervals: [] },
  ])
})

test('other times on one day replace what was said of it before', () => {
  const closed = add(usual, { date: '2026-12-24' }) as OpeningHours
  const late = add(closed, { date: '2026-12-24', mode: 'open', '0.from': '20:00', '0.to': '23:00' })
  expect(late?.exceptions).toHaveLength(1)
  expect(isOpen(late, '2026-12-24T12:00:00Z')).toBe(false)
  expect(isOpen(late, '2026-12-24T21:00:00Z')).toBe(true)
  expect(withoutDates(late as OpeningHours, ['2026-12-24']).exceptions).toEqual([])
})

test('hours for every day in Ramadan hold in Ramadan, and need no date', () => {
  const hours = add(usual, {
    kind: 'ramadan',
    mode: 'open',
    '0.from': '12:00',
    '0.to': '16:00',
    '1.from': '19:00',
    '1.to': '23:00',
  })
  // 1 Ramadan 1448 is 8 February 2027.
  expect(isOpen(hours, '2027-02-20T10:00:00Z')).toBe(false)
  expect(isOpen(hours, '2027-02-20T20:00:00Z')).toBe(true)
  expect(isOpen(hours, '2027-04-20T10:00:00Z')).toBe(true)
})

test.each([
  ['no date', { date: '' }, { date: ['dateMissing'] }],
  ['a date that is none', { date: '2026-02-31' }, { date: ['dateUnknown'] }],
  ['a day that is over', { date: '2026-11-16' }, { date: ['past'] }],
  ['an end before the beginning', { date: '2026-12-02', until: '2026-12-01' }, { until: ['until'] }],
  ['an end that is none', { date: '2026-12-02', until: 'later' }, { until: ['until'] }],
  ['more than a month', { date: '2026-12-01', until: '2027-01-02' }, { until: ['until'] }],
  ['open without times', { date: '2026-12-02', mode: 'open' }, { '0.from': ['dayEmpty'] }],
  ['half a time', { date: '2026-12-02', mode: 'open', '0.from': '10:00' }, { '0.to': ['timeMissing'] }],
  ['closed with times', { date: '2026-12-02', '0.from': '10:00', '0.to': '12:00' }, { '0.from': ['closedWithTimes'] }],
  ['a long note', { date: '2026-12-02', note: 'x'.repeat(121) }, { note: ['noteLong'] }],
])('%s is refused', (_, fields, errors) => {
  expect(read(fields as Record<string, string>)).toEqual({ ok: false, errors })
})

test('no more than the hours can hold, and what is long over makes room', () => {
  const old = {
    ...usual,
    exceptions: Array.from({ length: 59 }, (_, n) => ({
      date: `2025-${String(1 + Math.floor(n / 28)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
      note: '',
      intervals: [],
    })),
  }
  expect(add(old, { date: '2026-12-01', until: '2026-12-31' })?.exceptions).toHaveLength(31)
  const full = add(add(usual, { date: '2026-12-01', until: '2026-12-31' }) as OpeningHours, {
    date: '2027-01-01',
    until: '2027-01-29',
  })
  expect(full?.exceptions).toHaveLength(60)
  expect(add(full as OpeningHours, { date: '2027-03-01' })).toBeNull()
})
