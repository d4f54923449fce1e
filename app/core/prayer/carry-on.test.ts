import { expect, test, vi } from 'vitest'
import { timesOfDays } from './carry-on.ts'
import { choiceAt } from './prayer-choice.ts'
import { prayerTimes } from './rules.ts'

test('where a country has rules of its own, a page that stays open asks nobody and keeps its minutes', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const place = { lat: -6.2088, lng: 106.8456, timeZone: 'Asia/Jakarta' }
  const order = { ...place, ...choiceAt('ID', place) }
  const days = await timesOfDays(order, 2, { now: Date.parse('2026-11-18T03:00:00Z'), publicFallbacks: true })
  vi.unstubAllGlobals()
  const { time } = prayerTimes({ ...order, date: { year: 2026, month: 11, day: 18 } })
  expect(days).toHaveLength(2)
  expect(days[0]?.map(({ time: shown }) => shown)).toEqual([time.fajr, time.dhuhr, time.asr, time.maghrib, time.isha])
  expect(fetch).not.toHaveBeenCalled()
})
