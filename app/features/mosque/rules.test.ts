import { describe, expect, test } from 'vitest'
import { addDaysTo } from '#app/core/mosques/iqamah.ts'
import type { DisplayDay } from './describe-display.server.ts'
import type { MosqueTimes, TodayRow } from './describe-times.server.ts'
import { displayMoment, hijriAt, stateOf, timesAt } from './rules.ts'

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

describe('the display', () => {
  const day = (date: string): DisplayDay => ({
    date,
    sunrise: '07:19',
    maghrib: '16:11',
    imsak: '05:32',
    fast: null,
    prayers: {
      fajr: ['05:42', '06:30'],
      dhuhr: ['11:47', '13:00'],
      asr: ['14:18', null],
      maghrib: ['16:11', '16:16'],
      isha: ['17:47', '19:30'],
    },
  })
  const session = {
    id: 'a',
    khutbahAt: '12:15',
    prayerAt: '12:45',
    language: null,
    venue: null,
    womenSpace: null,
    note: null,
    seasonFrom: null,
    seasonUntil: null,
  }
  const data = {
    timeZone: 'Europe/London',
    days: Array.from({ length: 76 }, (_, i) => day(addDaysTo('2026-11-14', i))),
    jumuah: [session],
  }
  const at = (iso: string) => displayMoment(data, Date.parse(iso))

  test('counts the seconds to the prayer that begins next, and to the iqamah of the one that has begun', () => {
    const noon = at('2026-11-15T12:59:50Z')
    expect(noon).toMatchObject({ clock: '12:59:50', standing: { prayer: 'dhuhr', seconds: 10, iqamah: '13:00' } })
    expect(noon.next).toMatchObject({ prayer: 'asr', begins: '14:18' })
    expect(at('2026-11-15T13:00:00Z')).toMatchObject({ standing: null, next: { prayer: 'asr', seconds: 78 * 60 } })
  })

  test('in Ramadan iftar is counted down by day and the end of suhoor by night', () => {
    const ramadan = { ...data, days: data.days.map((one, i) => ({ ...one, fast: i < 3 ? i + 1 : null })) }
    const fastAt = (iso: string) => displayMoment(ramadan, Date.parse(iso)).fast
    expect(fastAt('2026-11-15T16:00:00Z')).toMatchObject({ kind: 'iftar', seconds: 11 * 60, day: 2 })
    expect(fastAt('2026-11-15T20:00:00Z')).toMatchObject({ kind: 'suhoor', time: '05:42', imsak: '05:32', day: 3 })
    expect(fastAt('2026-11-16T05:00:00Z')).toMatchObject({ kind: 'suhoor', seconds: 42 * 60, day: 3 })
    expect(fastAt('2026-11-16T20:00:00Z')).toBeNull()
  })

  test('says on which days the times are estimates', () => {
    const north = { ...data, days: data.days.map((one, i) => ({ ...one, isEstimated: i === 1 })) }
    expect(displayMoment(north, Date.parse('2026-11-15T12:00:00Z')).isEstimated).toBe(true)
    expect(displayMoment(north, Date.parse('2026-11-16T12:00:00Z')).isEstimated).toBe(false)
    // Held since before it was told.
    expect(at('2026-11-15T12:00:00Z').isEstimated).toBe(false)
  })

  test('shows tomorrow’s time of a prayer that is over', () => {
    const { rows } = at('2026-11-15T20:00:00Z')
    expect(rows.every(({ isTomorrow }) => isTomorrow)).toBe(true)
    expect(rows.find(({ isNext }) => isNext)?.prayer).toBe('fajr')
  })

  test('on Friday the prayer at noon is Jumu’ah', () => {
    expect(at('2026-11-20T11:00:00Z').next).toMatchObject({ prayer: 'jumuah', begins: '11:47' })
    // In the khutbah Jumu'ah can still be joined, and asr is what begins next.
    expect(at('2026-11-20T12:23:00Z')).toMatchObject({
      standing: { prayer: 'jumuah', iqamah: '12:45' },
      next: { prayer: 'asr' },
    })
    expect(at('2026-11-19T20:00:00Z').rows[1]).toMatchObject({ prayer: 'jumuah', isTomorrow: true })
  })

  test('goes on alone for more than sixty days, and then says that it cannot', () => {
    expect(at('2027-01-20T12:00:00Z')).toMatchObject({ isOver: false, next: { prayer: 'asr' } })
    expect(at('2027-03-01T12:00:00Z')).toMatchObject({ isOver: true, next: null })
  })
})
