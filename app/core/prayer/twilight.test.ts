import { expect, test } from 'vitest'
import { addDays } from './local-time.ts'
import { choiceAt } from './prayer-choice.ts'
import { prayerDays, prayerTimes } from './rules.ts'
import { HIGH_LATITUDE_RULES, lendingLatitude } from './twilight.ts'

const MIDSUMMER = { year: 2026, month: 6, day: 21 }
const OSLO = { lat: 59.9139, lng: 10.7522, timeZone: 'Europe/Oslo' }
const TROMSO = { lat: 69.6492, lng: 18.9553, timeZone: 'Europe/Oslo' }
const MINUTE = 60_000
const MWL = { method: 3, school: 0 } as const
const DAY = 86_400_000

const shareOfNight = (day: ReturnType<typeof prayerTimes>) =>
  (day.at.isha.getTime() - day.at.sunset.getTime()) / (DAY - (day.at.sunset.getTime() - day.at.sunrise.getTime()))

test('a night without dusk takes the share of the night it has at 45°', () => {
  const oslo = prayerTimes({ ...OSLO, ...MWL, highLatitude: 'nearest-latitude-45', date: MIDSUMMER })
  const there = prayerTimes({ ...OSLO, lat: 45, ...MWL, date: MIDSUMMER })
  expect(shareOfNight(oslo)).toBeCloseTo(shareOfNight(there), 2)
  expect(oslo.bounded).toEqual(['fajr', 'isha'])
  expect(oslo.estimated).toEqual(expect.arrayContaining(['fajr', 'isha', 'imsak']))
  expect(oslo.estimated).not.toContain('maghrib')
})

test('where dusk comes, no rule borrows one', () => {
  const date = { year: 2026, month: 12, day: 21 }
  const plain = prayerTimes({ ...OSLO, ...MWL, date })
  for (const highLatitude of ['nearest-latitude-45', 'nearest-latitude-48', 'nearest-city', 'makkah'] as const) {
    const day = prayerTimes({ ...OSLO, ...MWL, highLatitude, date })
    expect(day.time).toEqual(plain.time)
    expect(day.estimated).toEqual([])
  }
})

test('under the midnight sun Tromsø goes by the lengths of Makkah’s day, from its own noon, and says so', () => {
  const choice = choiceAt('NO', TROMSO)
  expect(choice.highLatitude).toBe('makkah')
  const tromso = prayerTimes({ ...TROMSO, ...choice, date: MIDSUMMER })
  const makkah = prayerTimes({ lat: 21.4225, lng: TROMSO.lng, timeZone: TROMSO.timeZone, ...choice, date: MIDSUMMER })
  expect(tromso.time.maghrib).toBe(makkah.time.maghrib)
  expect(tromso.time.fajr).toBe(makkah.time.fajr)
  expect(tromso.estimated).toEqual(expect.arrayContaining(['fajr', 'sunrise', 'asr', 'maghrib', 'isha']))
  expect(tromso.estimated).not.toContain('dhuhr')
})

test('each country’s own stand-in: Oslo a seventh in summer alone, Stockholm a third, Helsinki a fifth', () => {
  const shareIn = (code: string, place: typeof OSLO) =>
    shareOfNight(prayerTimes({ ...place, ...choiceAt(code, place), date: MIDSUMMER }))
  expect(shareIn('NO', OSLO)).toBeCloseTo(1 / 7, 2)
  expect(shareIn('SE', { lat: 59.33, lng: 18.07, timeZone: 'Europe/Stockholm' })).toBeCloseTo(1 / 3, 2)
  expect(shareIn('FI', { lat: 60.17, lng: 24.94, timeZone: 'Europe/Helsinki' })).toBeCloseTo(1 / 5, 2)
  const winter = prayerTimes({ ...OSLO, ...choiceAt('NO', OSLO), date: { year: 2027, month: 2, day: 8 } })
  expect(winter.bounded).toEqual([])
  // A rule of the visitor's own comes before it.
  const own = prayerTimes({ ...OSLO, ...choiceAt('NO', OSLO, { highLatitude: 'makkah' }), date: MIDSUMMER })
  expect(shareOfNight(own)).not.toBeCloseTo(1 / 7, 2)
})

test('places that have a dusk lend nothing and borrow nothing', () => {
  expect(lendingLatitude('nearest-latitude-45', { lat: 41, lng: 29 })).toBeNull()
  expect(lendingLatitude('nearest-latitude-45', { lat: -54.8, lng: -68.3 })).toBe(-45)
  expect(lendingLatitude('nearest-city', { lat: 53.55, lng: -113.49 })).toBe(47.61)
  expect(lendingLatitude('twilight-angle', OSLO)).toBeNull()
})

test.each(HIGH_LATITUDE_RULES)('by “%s” every day of the year is in order, from Oslo to Tromsø', (highLatitude) => {
  const broken = [OSLO, TROMSO].flatMap((place) =>
    prayerDays({ ...place, ...MWL, highLatitude, date: addDays(MIDSUMMER, -171) }, 365).filter(({ at }) => {
      const times = [at.fajr, at.sunrise, at.dhuhr, at.asr, at.maghrib, at.isha].map((time) => time.getTime())
      return times.some((time, index) => index > 0 && time - (times[index - 1] ?? Number.NaN) < MINUTE)
    }),
  )
  expect(broken.map(({ date }) => date)).toEqual([])
})
