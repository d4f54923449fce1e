import { describe, expect, test } from 'vitest'
import type { MosqueTimes, TodayRow } from './describe-times.server.ts'
import { hijriAt, stateOf, timesAt } from './rules.ts'

test('what nobody told is unknown, whatever people answered before', () => {
  expect(stateOf(null, { yes: 3, confirmed_at: '2026-11-01' }, 'OpenStreetMap')).toEqual({
    value: null,
    at: null,
    by: null,
    confirmations: 0,
    doubts: 0,
    source: null,
  })
})

test('the later of what was said and what was confirmed counts', () => {
  const said = { said_as: 'owner', said_at: '2026-10-01T00:00:00Z' }
  expect(stateOf(true, said, null)).toMatchObject({ at: said.said_at, by: 'mosque' })
  expect(stateOf(true, { ...said, said_as: 'staff' }, null)).toMatchObject({ by: 'staff' })
  expect(stateOf(true, { ...said, confirmed_at: '2026-11-01T00:00:00Z', yes: 2 }, null)).toMatchObject({
    at: '2026-11-01T00:00:00Z',
    by: 'members',
    confirmations: 2,
  })
})

test('an import is named as the source', () => {
  expect(stateOf(false, null, 'OpenStreetMap')).toMatchObject({ value: false, at: null, by: 'source' })
})

describe('a table that stays open', () => {
  const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`)
  const row = (prayer: TodayRow['prayer'], begins: string, state: TodayRow['state'], isJumuah = false): TodayRow => ({
    prayer,
    begins,
    beginsAt: at(begins),
    state,
    isJumuah,
    adhan: null,
    iqamah: null,
    isMoved: false,
    khutbah: null,
    isNone: false,
    isNextDay: false,
    said: null,
  })
  const times = {
    rows: [
      row('fajr', '05:42', 'past'),
      row('dhuhr', '11:47', 'next', true),
      row('asr', '14:18', 'later'),
      row('maghrib', '16:11', 'later'),
      row('isha', '17:47', 'later'),
    ],
    next: { prayer: 'jumuah', begins: '11:47', at: at('11:47') },
    jamaah: { prayer: 'jumuah', iqamah: '12:45', at: at('12:45') },
  } as MosqueTimes
  const statesAt = (time: string) => timesAt(times, at(time)).rows.map(({ state }) => state)

  test('is as the site told it until something comes', () => {
    expect(timesAt(times, at('11:46'))).toEqual({ rows: times.rows, next: times.next, jamaah: times.jamaah })
  })

  test('calls what has begun next no longer, and only what can still be joined now', () => {
    expect(statesAt('11:47')).toEqual(['past', 'now', 'next', 'later', 'later'])
    expect(timesAt(times, at('11:47')).next).toEqual({ prayer: 'asr', begins: '14:18', at: at('14:18') })
    expect(statesAt('12:45')).toEqual(['past', 'past', 'next', 'later', 'later'])
    expect(timesAt(times, at('12:45')).jamaah).toBeNull()
    expect(statesAt('16:11')).toEqual(['past', 'past', 'past', 'past', 'next'])
  })

  test('shows no Hijri day that is over while the site does not answer', () => {
    const noon = { ...times, now: at('12:00'), hijri: '10 Jumada al-Akhirah 1448' }
    expect(hijriAt(noon, at('16:10'), '(since sunset)')).toBe(noon.hijri)
    expect(hijriAt(noon, at('16:11'), '(since sunset)')).toBe('')
    expect(hijriAt({ ...noon, now: at('16:11') }, at('17:00'), '(since sunset)')).toBe(`${noon.hijri} (since sunset)`)
  })

  test('names nothing once the day is over', () => {
    expect(statesAt('17:47')).toEqual(['past', 'past', 'past', 'past', 'past'])
    expect(timesAt(times, at('17:47'))).toMatchObject({ next: null, jamaah: null })
  })
})
