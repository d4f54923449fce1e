import { expect, test } from 'vitest'
import { nextPrayer as findNext } from './next-prayer.ts'
import type { PrayerPlace, PrayerSettings } from './rules.ts'

const nextPrayer = (place: PrayerPlace, now: Date, settings: Partial<PrayerSettings> = {}) =>
  findNext(place, now, { method: 2, school: 1, ...settings })

const LONDON = { lat: 51.5074, lng: -0.1278, timeZone: 'Europe/London' }
const OSLO = { lat: 59.9139, lng: 10.7522, timeZone: 'Europe/Oslo' }
const KIRITIMATI = { lat: 1.8721, lng: -157.4278, timeZone: 'Pacific/Kiritimati' }

// London, 21 June 2026 (UTC+1): 02:53 04:43 13:02 18:40 21:22 23:12
const at = (clock: string) => new Date(`2026-06-21T${clock}:00+01:00`)

test.each([
  ['00:30', 'fajr', '02:53'],
  ['02:52', 'fajr', '02:53'],
  ['02:53', 'dhuhr', '13:02'],
  ['08:00', 'dhuhr', '13:02'],
  ['13:02', 'asr', '18:40'],
  ['20:00', 'maghrib', '21:22'],
  ['21:22', 'isha', '23:12'],
])('at %s the next prayer is %s at %s', (clock, name, time) => {
  expect(nextPrayer(LONDON, at(clock))).toMatchObject({ name, time, isTomorrow: false })
})

test('after isha comes tomorrow’s fajr', () => {
  const next = nextPrayer(LONDON, at('23:12'))
  expect(next).toMatchObject({ name: 'fajr', isTomorrow: true, day: { year: 2026, month: 6, day: 22 } })
  expect(next.at.toISOString()).toBe('2026-06-22T01:53:00.000Z')
})

test('after isha on the last day of the year comes the new year', () => {
  const next = nextPrayer(LONDON, new Date('2026-12-31T23:30:00Z'))
  expect(next).toMatchObject({ name: 'fajr', isTomorrow: true, day: { year: 2027, month: 1, day: 1 } })
})

// Oslo's isha of 21 June is at 00:01 on the 22nd.
test('an isha past midnight is still ahead in the first minute of the next day', () => {
  expect(nextPrayer(OSLO, new Date('2026-06-22T00:00:30+02:00'))).toMatchObject({
    name: 'isha',
    time: '00:01',
    isTomorrow: false,
    day: { year: 2026, month: 6, day: 21 },
  })
})

test('an isha past midnight is tomorrow when seen from the evening', () => {
  expect(nextPrayer(OSLO, new Date('2026-06-21T23:30:00+02:00'))).toMatchObject({
    name: 'isha',
    isTomorrow: true,
    day: { year: 2026, month: 6, day: 21 },
  })
})

test('the day is the place’s own beyond the date line', () => {
  // 21 June, 01:00 on Kiritimati; still the 20th in UTC.
  expect(nextPrayer(KIRITIMATI, new Date('2026-06-20T11:00:00Z'))).toMatchObject({
    name: 'fajr',
    time: '05:22',
    isTomorrow: false,
    day: { year: 2026, month: 6, day: 21 },
  })
})

test('follows the settings', () => {
  const standard = nextPrayer(LONDON, at('14:00'), { school: 0 })
  expect(standard.at < nextPrayer(LONDON, at('14:00')).at).toBe(true)
})

test('every moment of a polar year has a next prayer', () => {
  const longyearbyen = { lat: 78.2232, lng: 15.6267, timeZone: 'Arctic/Longyearbyen' }
  for (let hour = 0; hour < 365 * 24; hour += 7) {
    const now = new Date(Date.UTC(2026, 0, 1, hour))
    const wait = nextPrayer(longyearbyen, now).at.getTime() - now.getTime()
    expect(wait > 0 && wait < 24 * 3_600_000).toBe(true)
  }
})
