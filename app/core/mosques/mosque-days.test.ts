import { describe, expect, test } from 'vitest'
import { toMosque } from '#app/core/listings/mosque.ts'
import { instantAt, localMoment, mosqueDays, toTimedMosque, upcomingJamaah } from './mosque-days.ts'

const row = {
  id: 'a',
  name: 'Masjid',
  latitude: 51.5176,
  longitude: -0.0656,
  time_zone: 'Europe/London',
  calculation_method: 3,
  asr_school: 0,
  iqamah_rules: [{ id: '1', prayer: 'asr', kind: 'fixed', at_time: '14:45', effective_from: '2026-10-25' }],
  jumuah: [],
}
const timed = (changes: object = {}) => {
  const whole = { ...row, ...changes }
  const mosque = toTimedMosque(whole, toMosque(whole), () => 'Europe/London')
  if (!mosque) throw new Error('no position')
  return mosque
}

test('goes by the method of the mosque, else by what is usual in its country, whoever looks', () => {
  expect(timed()).toMatchObject({ choice: { method: 3, school: 0 }, methodFrom: 'mosque' })
  const untold = { calculation_method: null, asr_school: null }
  expect(timed({ ...untold, country_code: 'SA' })).toMatchObject({
    choice: { method: 4, school: 0 },
    methodFrom: 'country',
  })
  expect(timed(untold)).toMatchObject({ choice: { method: 3, school: 0 }, methodFrom: 'site' })
  expect(timed({ calculation_method: 77, country_code: 'EG' })).toMatchObject({
    choice: { method: 5 },
    methodFrom: 'country',
  })
})

describe('times the mosque publishes', () => {
  const asrOn = (prayer_date: string | null, asr = '14:00') =>
    mosqueDays(timed({ prayer_times: { asr }, prayer_date }), '2026-11-15', 2).map((day) => day.asr)

  test('hold on their day alone, or on every day', () => {
    const [today, tomorrow] = mosqueDays(timed(), '2026-11-15', 2).map((day) => day.asr)
    expect(asrOn('2026-11-15')).toEqual(['14:00', tomorrow])
    expect(asrOn(null)).toEqual(['14:00', '14:00'])
    expect(asrOn('2026-11-15', '17:00')).toEqual([today, tomorrow])
  })
})

test('the next jama’ah is an instant on the clocks of the mosque', () => {
  const next = upcomingJamaah(timed(), new Date('2026-11-15T14:30:00Z'))
  expect(next).toMatchObject({ prayer: 'asr', iqamah: '14:45' })
  expect(next?.at.toISOString()).toBe('2026-11-15T14:45:00.000Z')
})

test('clocks that change during the day are followed', () => {
  // New York ends summer time at 02:00 on 1 November 2026.
  expect(instantAt('2026-11-01', '00:30', 'America/New_York').toISOString()).toBe('2026-11-01T04:30:00.000Z')
  expect(instantAt('2026-11-01', '13:00', 'America/New_York').toISOString()).toBe('2026-11-01T18:00:00.000Z')
  expect(localMoment(new Date('2026-11-15T22:30:00Z'), 'Asia/Jakarta')).toEqual({ date: '2026-11-16', time: '05:30' })
})
