import { describe, expect, test } from 'vitest'
import { parseIsoDay, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { type EventTimes, reckonDays } from './reckon-days.ts'
import { daysOf, parseRule } from './recurrence.ts'

const day = (text: string) => {
  const read = parseIsoDay(text)
  if (!read) throw new Error(text)
  return read
}
const expand = (first: string, rule: string, most = 6, except: string[] = [], from = first) =>
  daysOf(day(first), parseRule(rule), { from: day(from), until: day('2030-01-01'), most, except }).map(writeIsoDay)

describe('rules', () => {
  test.each([
    ['FREQ=WEEKLY;BYDAY=FR', '2026-11-20', ['2026-11-20', '2026-11-27', '2026-12-04']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-11-19', ['2026-11-19', '2026-11-30', '2026-12-03']],
    ['FREQ=DAILY;COUNT=2', '2026-12-31', ['2026-12-31', '2027-01-01']],
    ['FREQ=DAILY;UNTIL=20261118', '2026-11-17', ['2026-11-17', '2026-11-18']],
    // Months without a 31st have none.
    ['FREQ=MONTHLY', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-03-31']],
    ['FREQ=MONTHLY;BYDAY=1FR', '2026-12-04', ['2026-12-04', '2027-01-01', '2027-02-05']],
    ['FREQ=MONTHLY;BYDAY=-1SA', '2026-11-28', ['2026-11-28', '2026-12-26', '2027-01-30']],
  ])('%s', (rule, first, expected) => {
    expect(expand(first, rule, 3)).toEqual(expected)
  })

  test('exceptions are left out, and count', () => {
    expect(expand('2026-11-20', 'FREQ=WEEKLY;BYDAY=FR;COUNT=3', 9, ['2026-11-27'])).toEqual([
      '2026-11-20',
      '2026-12-04',
    ])
  })

  test('what came before is counted, not given', () => {
    expect(expand('2026-11-01', 'FREQ=DAILY;COUNT=5', 9, [], '2026-11-04')).toEqual(['2026-11-04', '2026-11-05'])
  })

  test.each([
    'FREQ=YEARLY',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY;BYDAY=5FR',
    'FREQ=DAILY;BYHOUR=3',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;UNTIL=20260231',
    'FREQ=DAILY\r\nATTENDEE:x',
    '',
  ])('%j is not understood', (rule) => {
    expect(parseRule(rule)).toBeNull()
  })
})

describe('times', () => {
  const event: EventTimes = {
    anchor: 'clock',
    clock: '19:00',
    shift: 0,
    first_day: '2027-03-20',
    rule: 'FREQ=WEEKLY;COUNT=3',
    except_days: [],
    time_zone: 'Europe/London',
  }
  const now = new Date('2027-03-19T12:00:00Z')

  test('the clock at the place stays, whatever the clocks do', () => {
    expect(reckonDays(event, null, now).map(({ starts_at }) => starts_at)).toEqual([
      '2027-03-20T19:00:00.000Z',
      '2027-03-27T19:00:00.000Z',
      '2027-04-03T18:00:00.000Z',
    ])
  })

  test('an hour that is left out, and one that comes twice', () => {
    const at = (first_day: string, clock: string, time_zone: string) =>
      reckonDays({ ...event, first_day, clock, time_zone, rule: null }, null, new Date('2026-10-01T00:00:00Z'))[0]
        ?.starts_at
    expect(at('2027-03-28', '01:30', 'Europe/London')).toBe('2027-03-28T01:30:00.000Z')
    expect(at('2026-10-25', '01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2026-11-16', '00:00', 'Pacific/Kiritimati')).toBe('2026-11-15T10:00:00.000Z')
  })

  test('twenty minutes after Maghrib moves with the sun, by the method of the place', () => {
    const london = { lat: 51.5, lng: -0.12, choice: { method: 15, school: 1 } as const }
    const minutesOn = (shift: number) =>
      reckonDays({ ...event, anchor: 'maghrib', clock: null, shift }, london, now).map(({ starts_at }) =>
        Date.parse(starts_at),
      )
    const maghrib = minutesOn(0)
    expect(minutesOn(20).map((at, i) => at - (maghrib[i] ?? 0))).toEqual([1_200_000, 1_200_000, 1_200_000])
    // Sunset in London on 20 March 2027 is at 18:13, two weeks later an hour and 23 minutes on by the clock.
    expect(new Date(maghrib[0] ?? 0).toISOString()).toMatch(/^2027-03-20T18:1[3-9]/)
    expect(new Date(maghrib[2] ?? 0).toISOString()).toMatch(/^2027-04-03T18:[34]/)
  })

  test('Fajr follows the method', () => {
    const at = (method: 2 | 3) =>
      reckonDays(
        { ...event, anchor: 'fajr', clock: null },
        { lat: 51.5, lng: -0.12, choice: { method, school: 0 } },
        now,
      )[0]
    expect(at(2)?.starts_at).not.toBe(at(3)?.starts_at)
  })
})
