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
    expect(noon).toMatchObject({ clock: '12:59:50', awaited: { prayer: 'dhuhr', for: 'iqamah', seconds: 10 } })
    expect(noon.next).toMatchObject({ prayer: 'asr', begins: '14:18' })
    expect(at('2026-11-15T13:00:00Z')).toMatchObject({
      awaited: { prayer: 'dhuhr', for: 'now' },
      next: { prayer: 'asr', seconds: 78 * 60 },
    })
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
    expect(rows.find(({ isAwaited }) => isAwaited)?.prayer).toBe('fajr')
  })

  test('on Friday the prayer at noon is Jumu’ah', () => {
    expect(at('2026-11-20T11:00:00Z').next).toMatchObject({ prayer: 'jumuah', begins: '11:47' })
    // In the khutbah Jumu'ah can still be joined, and asr is what begins next.
    expect(at('2026-11-20T12:23:00Z')).toMatchObject({
      awaited: { prayer: 'jumuah', for: 'iqamah', seconds: 22 * 60 },
      next: { prayer: 'asr' },
    })
    expect(at('2026-11-19T20:00:00Z').rows[1]).toMatchObject({ prayer: 'jumuah', isTomorrow: true })
  })

  /** What the hall reads, minute by minute: a line for each change. */
  function dayOnScreen(date: string) {
    const lines: string[] = []
    for (let minute = 0; minute < 24 * 60; minute++) {
      const clock = new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000)
      const { rows, awaited } = displayMoment(data, clock.getTime())
      const marked = rows.filter(({ isAwaited }) => isAwaited)
      expect(marked, clock.toISOString()).toHaveLength(1)
      expect(marked[0]?.prayer).toBe(awaited?.prayer)
      // Nobody reads tomorrow's time on the row of a prayer that is being called or prayed.
      if (awaited?.for !== 'begin') expect(marked[0]?.isTomorrow).toBe(false)
      const line = `${awaited?.prayer} ${awaited?.for}`
      if (!lines.at(-1)?.endsWith(line)) lines.push(`${clock.toISOString().slice(11, 16)} ${line}`)
    }
    return lines
  }

  test('nobody misses a jama’ah by the screen: on a Thursday it marks the prayer that is waited for', () => {
    expect(dayOnScreen('2026-11-19')).toEqual([
      '00:00 fajr begin',
      '05:42 fajr iqamah',
      '06:30 fajr now',
      '06:45 dhuhr begin',
      '11:47 dhuhr iqamah',
      '13:00 dhuhr now',
      '13:15 asr begin',
      // Nobody told when asr stands up.
      '14:18 maghrib begin',
      '16:11 maghrib iqamah',
      '16:16 maghrib now',
      '16:31 isha begin',
      '17:47 isha iqamah',
      '19:30 isha now',
      '19:45 fajr begin',
    ])
    const minuteInto = at('2026-11-19T13:01:00Z')
    expect(minuteInto.rows[1]).toMatchObject({ prayer: 'dhuhr', isTomorrow: false, iqamah: '13:00' })
  })

  test('nobody misses Jumu’ah by the screen: on a Friday it waits for the khutbah, then for the prayer', () => {
    expect(dayOnScreen('2026-11-20').slice(3, 8)).toEqual([
      '06:45 jumuah begin',
      '11:47 jumuah khutbah',
      '12:15 jumuah iqamah',
      '12:45 jumuah now',
      '13:00 asr begin',
    ])
    const untold = { ...data, jumuah: [{ ...session, prayerAt: null }] }
    const during = displayMoment(untold, Date.parse('2026-11-20T12:30:00Z'))
    expect(during.awaited).toEqual({ prayer: 'jumuah', for: 'now', seconds: 0 })
    expect(during.rows[1]).toMatchObject({ prayer: 'jumuah', isAwaited: true, isTomorrow: false })
  })

  test('an isha past midnight stays marked until its jama’ah is over', () => {
    const late = data.days.map((one) => ({
      ...one,
      maghrib: '22:40',
      prayers: {
        ...one.prayers,
        maghrib: ['22:40', '22:45'],
        isha: ['23:59', '00:10'],
      } satisfies DisplayDay['prayers'],
    }))
    const { rows, awaited } = displayMoment({ ...data, days: late }, Date.parse('2026-11-19T00:05:00Z'))
    expect(awaited).toMatchObject({ prayer: 'isha', for: 'iqamah', seconds: 5 * 60 })
    expect(rows.filter(({ isAwaited }) => isAwaited)).toMatchObject([
      { prayer: 'isha', iqamah: '00:10', isTomorrow: false },
    ])
  })

  test('goes on alone for more than sixty days, and then says that it cannot', () => {
    expect(at('2027-01-20T12:00:00Z')).toMatchObject({ isOver: false, next: { prayer: 'asr' } })
    expect(at('2027-03-01T12:00:00Z')).toMatchObject({ isOver: true, next: null })
  })
})
