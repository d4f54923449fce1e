import { expect, test } from 'vitest'
import { toMosque } from '#app/core/listings/mosque.ts'
import type { SourceRow } from '#app/core/listings/source-row.ts'
import { choiceAt, type PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import { toMosqueCard } from './describe-card.server.ts'
import { beginningNext, toTimedMosque } from './mosque-days.ts'

// A Monday, before asr in London.
const now = new Date('2026-11-16T13:00:00Z')
const context = {
  locale: 'en',
  now,
  hasDistance: true,
  cityName: (city: string) => city,
  timeZoneAt: () => 'Europe/London',
} as const
const row: SourceRow = { id: 'm1', name: 'Masjid', country_code: 'GB', latitude: 51.5, longitude: -0.06 }
const nextOf = (more: SourceRow = {}, at = now) =>
  toMosqueCard({ ...row, ...more }, toMosque({ ...row, ...more }), { ...context, now: at }).nextPrayer

test('names what its page names, whatever the mosque told', () => {
  const told = [
    {},
    { asr_school: 0 },
    { calculation_method: 2 },
    { prayer_times: { fajr: '06:00', dhuhr: '12:10', asr: '15:00', maghrib: '16:12', isha: '18:00' } },
  ]
  const times = told.map((more) => {
    const timed = toTimedMosque({ ...row, ...more }, toMosque({ ...row, ...more }), context.timeZoneAt)
    const next = timed && beginningNext(timed, now)
    expect(nextOf(more)).toMatchObject({ name: next?.prayer, time: next?.begins, at: next?.at.getTime() })
    return nextOf(more)?.time
  })
  expect(times[1], 'the earlier asr').not.toBe(times[0])
  expect(times[3]).toBe('15:00')
})

test('nobody reads two times of one city without a word that says why', () => {
  const beside = (more: SourceRow, choice: PrayerChoice) =>
    toMosqueCard({ ...row, ...more }, toMosque({ ...row, ...more }), { ...context, choice }).nextPrayer?.by
  expect(beside({}, choiceAt('GB', null))).toBeNull()
  expect(beside({}, { method: 3, school: 0 })).toEqual({ method: 'moonsighting' })
  expect(beside({}, choiceAt('GB', null, { offsets: { asr: 5 } }))).toEqual({ method: 'moonsighting' })
  expect(beside({ calculation_method: 2 }, choiceAt('GB', null))).toEqual({ method: 'isna' })
  expect(beside({ prayer_times: { asr: '15:00' } }, choiceAt('GB', null))).toBe('told')
})

test('calls the dhuhr of a Friday Jumu’ah', () => {
  const morning = '2026-11-20T09:00:00Z'
  expect(nextOf({}, new Date(morning))?.name).toBe('jumuah')
  expect(nextOf({}, new Date('2026-11-19T09:00:00Z'))?.name).toBe('dhuhr')
})

test('takes the clocks of its position where the mosque names none that exist', () => {
  expect(nextOf({ time_zone: 'Nowhere/None' })).toEqual(nextOf())
  expect(nextOf({ time_zone: 'Asia/Karachi' })?.time).not.toBe(nextOf()?.time)
})

test('invents nothing for a mosque without a position', () => {
  expect(nextOf({ latitude: null })).toBeNull()
})
