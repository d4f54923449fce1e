import { describe, expect, test } from 'vitest'
import { addDaysTo } from '#app/core/mosques/iqamah.ts'
import type { DisplayDay } from './describe-display.server.ts'
import { announcedAt, displayMoment, slideAt } from './display-moment.ts'

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
    expect(noon).toMatchObject({ clock: '12:59:50', awaited: { prayer: 'dhuhr', stage: 'iqamah', seconds: 10 } })
    expect(noon.next).toMatchObject({ prayer: 'asr', begins: '14:18' })
    expect(at('2026-11-15T13:00:00Z')).toMatchObject({
      awaited: { prayer: 'dhuhr', stage: 'praying' },
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
      awaited: { prayer: 'jumuah', stage: 'listening', seconds: 22 * 60 },
      next: { prayer: 'asr' },
    })
    expect(at('2026-11-19T20:00:00Z').rows[1]).toMatchObject({ prayer: 'jumuah', isTomorrow: true })
  })

  /** What the hall reads, minute by minute: a line for each change. */
  function dayOnScreen(date: string, shown: Parameters<typeof displayMoment>[0] = data) {
    const lines: string[] = []
    for (let minute = 0; minute < 24 * 60; minute++) {
      const clock = new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000)
      const { rows, awaited, dhikr } = displayMoment(shown, clock.getTime())
      const marked = rows.filter(({ isAwaited }) => isAwaited)
      expect(marked, clock.toISOString()).toHaveLength(1)
      expect(marked[0]?.prayer).toBe(awaited?.prayer)
      // Nobody reads tomorrow's time on the row of a prayer that is being called or prayed.
      if (awaited?.stage !== 'before') expect(marked[0]?.isTomorrow).toBe(false)
      const line = `${awaited?.prayer} ${dhikr ? `dhikr of ${dhikr}` : awaited?.stage}`
      if (!lines.at(-1)?.endsWith(` ${line}`)) lines.push(`${clock.toISOString().slice(11, 16)} ${line}`)
    }
    return lines
  }

  test('nobody misses a jama’ah by the screen: on a Thursday it marks the prayer that is waited for', () => {
    expect(dayOnScreen('2026-11-19')).toEqual([
      '00:00 fajr before',
      '05:42 fajr iqamah',
      '06:30 fajr praying',
      '06:45 dhuhr dhikr of fajr',
      '06:50 dhuhr before',
      '11:47 dhuhr iqamah',
      '13:00 dhuhr praying',
      '13:15 asr dhikr of dhuhr',
      '13:20 asr before',
      // Nobody told when asr stands up.
      '14:18 maghrib before',
      '16:11 maghrib iqamah',
      '16:16 maghrib praying',
      '16:31 isha dhikr of maghrib',
      '16:36 isha before',
      '17:47 isha iqamah',
      '19:30 isha praying',
      '19:45 fajr dhikr of isha',
      '19:50 fajr before',
    ])
    const minuteInto = at('2026-11-19T13:01:00Z')
    expect(minuteInto.rows[1]).toMatchObject({ prayer: 'dhuhr', isTomorrow: false, iqamah: '13:00' })
  })

  test('where the mosque told when the athan is called, the screen calls, then counts to the iqamah', () => {
    const called = {
      ...data,
      screen: { prayerMinutes: 10, dhikrMinutes: 0 },
      days: data.days.map((one) => ({
        ...one,
        prayers: { ...one.prayers, dhuhr: ['11:47', '13:00', '12:45'] } satisfies DisplayDay['prayers'],
      })),
    }
    expect(dayOnScreen('2026-11-19', called).slice(3, 8)).toEqual([
      '06:40 dhuhr before',
      '11:47 dhuhr iqamah',
      '12:45 dhuhr athan',
      '12:48 dhuhr iqamah',
      '13:00 dhuhr praying',
    ])
  })

  test('nobody misses Jumu’ah by the screen: on a Friday it waits for the khutbah, then for the prayer', () => {
    expect(dayOnScreen('2026-11-20').slice(4, 11)).toEqual([
      '06:50 jumuah before',
      '11:47 jumuah khutbah',
      '12:15 jumuah listening',
      '12:45 jumuah praying',
      '13:00 asr dhikr of jumuah',
      '13:05 asr before',
      '14:18 maghrib before',
    ])
    const untold = { ...data, jumuah: [{ ...session, prayerAt: null }] }
    const during = displayMoment(untold, Date.parse('2026-11-20T12:30:00Z'))
    expect(during.awaited).toEqual({ prayer: 'jumuah', stage: 'listening', seconds: null })
    expect(during.rows[1]).toMatchObject({ prayer: 'jumuah', isAwaited: true, isTomorrow: false })
  })

  test('the second Jumu’ah is waited for as soon as the first is over', () => {
    const two = { ...data, jumuah: [session, { ...session, id: 'b', khutbahAt: '13:15', prayerAt: '13:45' }] }
    expect(dayOnScreen('2026-11-20', two).slice(7, 12)).toEqual([
      '12:45 jumuah praying',
      '13:00 jumuah khutbah',
      '13:15 jumuah listening',
      '13:45 jumuah praying',
      '14:00 asr dhikr of jumuah',
    ])
  })

  const eidPrayer = {
    id: 'e',
    feast: 'fitr' as const,
    date: '2026-11-19',
    time: '07:30',
    venue: null,
    language: null,
    womenSpace: null,
    note: null,
    said: { as: 'mosque' as const, at: null },
  }
  const eidDays = data.days.map((one) => (one.date === '2026-11-19' ? { ...one, feast: 'fitr' as const } : one))

  test('on an Eid morning the Eid prayer is waited for, and no other', () => {
    const feast = { ...data, days: eidDays, eid: [eidPrayer, { ...eidPrayer, id: 'f', time: '09:00' }] }
    expect(dayOnScreen('2026-11-19', feast).slice(0, 11)).toEqual([
      '00:00 fajr before',
      '05:42 fajr iqamah',
      '06:30 fajr praying',
      '06:45 eid dhikr of fajr',
      '06:50 eid eid',
      '07:30 eid praying',
      '07:45 eid listening',
      '08:05 eid eid',
      '09:00 eid praying',
      '09:15 eid listening',
      '09:35 dhuhr before',
    ])
    const eve = displayMoment(feast, Date.parse('2026-11-18T20:00:00Z'))
    expect(eve).toMatchObject({ isTakbir: true, feast: { feast: 'fitr', isEve: true } })
    expect(eve.rows.find(({ prayer }) => prayer === 'eid')).toMatchObject({ iqamah: '07:30', isTomorrow: true })
    expect(displayMoment(feast, Date.parse('2026-11-18T15:00:00Z'))).toMatchObject({ isTakbir: false, feast: null })
    expect(displayMoment(feast, Date.parse('2026-11-19T09:40:00Z')).rows).toHaveLength(5)
  })

  test('nobody told when Eid is prayed: there is no countdown, and no Dhuhr before its time', () => {
    const feast = { ...data, days: eidDays, eid: [] }
    expect(dayOnScreen('2026-11-19', feast).slice(4, 6)).toEqual(['06:50 eid eid', '11:47 dhuhr iqamah'])
    expect(displayMoment(feast, Date.parse('2026-11-19T08:00:00Z')).awaited).toEqual({
      prayer: 'eid',
      stage: 'eid',
      seconds: null,
    })
  })

  test('announcements go when their day, or the hour they told, is over', () => {
    const news = { on: '2026-11-19', time: '18:00', expiresAt: '2026-12-30T00:00:00Z' }
    const shownAt = (iso: string, one = news) => announcedAt([one], at(iso), Date.parse(iso)).length
    expect(shownAt('2026-11-18T12:00:00Z')).toBe(1)
    expect(shownAt('2026-11-19T19:59:00Z')).toBe(1)
    expect(shownAt('2026-11-19T20:00:00Z')).toBe(0)
    expect(shownAt('2026-11-20T01:00:00Z')).toBe(0)
    expect(shownAt('2026-11-19T23:00:00Z', { ...news, time: '' })).toBe(1)
  })

  test('slides take turns with the times', () => {
    const turns = [0, 29, 30, 44, 45, 75, 120].map((second) => slideAt(2, second * 1000, 15))
    expect(turns).toEqual([null, null, 0, 0, null, 1, 0])
    expect(slideAt(0, 30_000, 15)).toBeNull()
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
    expect(awaited).toMatchObject({ prayer: 'isha', stage: 'iqamah', seconds: 5 * 60 })
    expect(rows.filter(({ isAwaited }) => isAwaited)).toMatchObject([
      { prayer: 'isha', iqamah: '00:10', isTomorrow: false },
    ])
  })

  test('goes on alone for more than sixty days, and then says that it cannot', () => {
    expect(at('2027-01-20T12:00:00Z')).toMatchObject({ isOver: false, next: { prayer: 'asr' } })
    expect(at('2027-03-01T12:00:00Z')).toMatchObject({ isOver: true, next: null })
  })
})
