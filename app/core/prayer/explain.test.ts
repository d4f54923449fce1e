import { expect, test } from 'vitest'
import { explainTime as explain } from './explain.ts'
import type { PrayerTimesRequest, TimeName } from './rules.ts'

type Asked = Omit<PrayerTimesRequest, 'method' | 'school'> & Partial<PrayerTimesRequest>
const explainTime = (name: TimeName, request: Asked) => explain(name, { method: 2, school: 1, ...request })

const LONDON = { lat: 51.5074, lng: -0.1278, timeZone: 'Europe/London', date: { year: 2026, month: 6, day: 21 } }
const MAKKAH = { lat: 21.4225, lng: 39.8262, timeZone: 'Asia/Riyadh', date: { year: 2026, month: 2, day: 20 } }
const TROMSO = { lat: 69.6492, lng: 18.9553, timeZone: 'Europe/Oslo', date: { year: 2026, month: 6, day: 21 } }

test('fajr is an angle, bounded in a London summer', () => {
  expect(explainTime('fajr', LONDON)).toMatchObject({
    time: '02:53',
    basis: { kind: 'angle', angle: 15, half: 'morning' },
    method: { id: 2, key: 'isna' },
    offsets: { method: 0, ramadan: 0, own: 0 },
    boundedBy: 'twilight-angle',
    isEstimated: false,
  })
})

test('nothing bounds fajr in Makkah', () => {
  expect(explainTime('fajr', MAKKAH).boundedBy).toBeNull()
})

test('isha by Umm al-Qura is an interval with Ramadan’s half hour', () => {
  expect(explainTime('isha', { ...MAKKAH, method: 4 })).toMatchObject({
    basis: { kind: 'interval', minutes: 90, from: 'maghrib' },
    offsets: { method: 0, ramadan: 30, own: 0 },
  })
})

test('asr tells the shadow of the school', () => {
  expect(explainTime('asr', LONDON).basis).toEqual({ kind: 'shadow', factor: 2 })
  expect(explainTime('asr', { ...LONDON, school: 0 }).basis).toEqual({ kind: 'shadow', factor: 1 })
})

test('the authority’s minutes and the visitor’s are told apart', () => {
  const { offsets } = explainTime('dhuhr', { ...LONDON, method: 13, offsets: { dhuhr: 2 } })
  expect(offsets).toEqual({ method: 5, ramadan: 0, own: 2 })
})

test('an interval after sunset is not counted twice', () => {
  expect(explainTime('maghrib', { ...LONDON, method: 23 })).toMatchObject({
    basis: { kind: 'interval', minutes: 5, from: 'sunset' },
    offsets: { method: 0 },
  })
})

test('the seasonal method says so, and takes a seventh of the night in the north', () => {
  expect(explainTime('isha', { ...LONDON, method: 15 }).basis).toEqual({ kind: 'seasonal', half: 'evening' })
  expect(explainTime('isha', { ...LONDON, lat: 57, method: 15 }).basis).toMatchObject({ kind: 'night-share' })
})

test('midnight names the end of the night', () => {
  expect(explainTime('midnight', LONDON).basis).toEqual({ kind: 'night-share', share: 1 / 2, nightEnds: 'sunrise' })
  expect(explainTime('midnight', { ...LONDON, method: 0 }).basis).toMatchObject({ nightEnds: 'fajr' })
})

test('a time the sun does not give is told as estimated', () => {
  expect(explainTime('maghrib', TROMSO).isEstimated).toBe(true)
  expect(explainTime('dhuhr', TROMSO).isEstimated).toBe(false)
})
