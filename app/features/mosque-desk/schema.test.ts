import { describe, expect, test } from 'vitest'
import {
  announcementForm,
  isSameRule,
  jumuahForm,
  lastDayOf,
  occasionForm,
  readCalendar,
  readIqamah,
} from './schema.ts'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  return data
}

describe('rules of iqamah', () => {
  test('are read for the prayers that change', () => {
    expect(
      readIqamah(
        form({
          effective_from: '2026-11-22',
          kind_fajr: 'fixed',
          time_fajr: '06:30',
          adhan_fajr: '15',
          kind_dhuhr: '',
          kind_maghrib: 'offset',
          minutes_maghrib: '5',
          round_maghrib: '5',
          kind_isha: 'calendar',
          calendar_isha: '10-25 19:30\n03-28 21:45\n',
        }),
      ),
    ).toMatchObject({
      ok: true,
      value: {
        from: '2026-11-22',
        until: null,
        rules: [
          {
            prayer: 'fajr',
            kind: 'fixed',
            at_time: '06:30',
            minutes: null,
            calendar: null,
            round_to: 0,
            adhan_before: 15,
          },
          {
            prayer: 'maghrib',
            kind: 'offset',
            at_time: null,
            minutes: 5,
            calendar: null,
            round_to: 5,
            adhan_before: null,
          },
          {
            prayer: 'isha',
            kind: 'calendar',
            at_time: null,
            minutes: null,
            calendar: { '10-25': '19:30', '03-28': '21:45' },
            round_to: 0,
            adhan_before: null,
          },
        ],
      },
    })
  })

  test.each([
    [{ effective_from: '', kind_fajr: 'fixed', time_fajr: '06:30' }, { effective_from: ['date'] }],
    [{ effective_from: '2026-11-22', kind_fajr: 'fixed', time_fajr: '6.30' }, { time_fajr: ['time'] }],
    [{ effective_from: '2026-11-22', kind_fajr: 'offset', minutes_fajr: '181' }, { minutes_fajr: ['minutes'] }],
    [{ effective_from: '2026-11-22', kind_fajr: 'offset' }, { minutes_fajr: ['minutes'] }],
    [{ effective_from: '2026-11-22', kind_fajr: 'sometimes' }, { kind_fajr: ['invalid'] }],
    [
      { effective_from: '2026-11-22', effective_until: '2026-11-21', kind_fajr: 'none' },
      { effective_until: ['dates'] },
    ],
    [{ effective_from: '2026-11-22' }, { form: ['nothing'] }],
  ])('%o is refused', (values, errors) => {
    expect(readIqamah(form(values))).toMatchObject({ ok: false, errors })
  })
})

test.each(['', '13-01 12:00', '02-30 12:00', '01-01 25:00', '01-01'])('a table of “%s” is none', (text) => {
  expect(readCalendar(text)).toBeNull()
})

test('Jumu’ah: the prayer is not before the khutbah, the season not turned round', () => {
  const ok = { khutbah_at: '12:15', prayer_at: '12:45' }
  expect(jumuahForm.safeParse(ok).success).toBe(true)
  expect(jumuahForm.safeParse({ ...ok, prayer_at: '12:00' }).success).toBe(false)
  expect(jumuahForm.safeParse({ ...ok, season_from: '2026-05-01', season_until: '2026-04-01' }).success).toBe(false)
})

test('an occasion has a time or the prayer it follows', () => {
  const ok = { kind: 'taraweeh', from_date: '2027-02-07', after_prayer: 'isha' }
  expect(occasionForm.safeParse(ok).success).toBe(true)
  expect(occasionForm.safeParse({ ...ok, after_prayer: '' }).success).toBe(false)
})

test('nobody is called to a class that is over: an announcement ends with its own day', () => {
  expect(lastDayOf({ happens_on: '2026-11-24', expires_on: '' })).toBe('2026-11-24')
  // Several days were meant, or its day was moved on.
  expect(lastDayOf({ happens_on: '2026-11-24', expires_on: '2026-11-30' })).toBe('2026-11-30')
  expect(lastDayOf({ happens_on: '2026-12-01', expires_on: '2026-11-24' })).toBe('2026-12-01')
  expect(lastDayOf({ happens_on: '', expires_on: '' })).toBe('')
})

test('an announcement has a title', () => {
  expect(announcementForm.safeParse({ kind: 'janazah', title: 'ab' }).success).toBe(false)
  expect(announcementForm.safeParse({ kind: 'janazah', title: 'Janazah after Dhuhr' }).success).toBe(true)
})

test('a rule that says what holds already is no change', () => {
  const input = {
    prayer: 'isha' as const,
    kind: 'calendar' as const,
    at_time: null,
    minutes: null,
    calendar: { '10-25': '19:30', '03-28': '21:45' },
    round_to: 0,
    adhan_before: null,
  }
  const rule = {
    prayer: 'isha' as const,
    kind: 'calendar' as const,
    time: null,
    minutes: null,
    calendar: { '03-28': '21:45', '10-25': '19:30' },
    roundTo: 0,
    adhanBefore: null,
    effectiveFrom: '2026-01-01',
    effectiveUntil: null,
    note: null,
  }
  expect(isSameRule(input, rule)).toBe(true)
  expect(isSameRule({ ...input, adhan_before: 10 }, rule)).toBe(false)
  expect(isSameRule(input, null)).toBe(false)
})
