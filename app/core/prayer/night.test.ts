import { expect, test } from 'vitest'
import { nightAt } from './night.ts'

const LONDON = { lat: 51.5074, lng: -0.1278, timeZone: 'Europe/London' }
const CHOICE = { method: 2, school: 1 } as const
const at = (text: string) => nightAt(LONDON, CHOICE, new Date(text))

test('after isha imsak is that of the coming fajr, and says so', () => {
  // Fajr is 05:17 on 28 February 2027 and 05:19 on the 27th.
  expect(at('2027-02-27T19:30:00Z').imsak).toMatchObject({ time: '05:07', isTomorrow: true })
  expect(at('2027-02-28T03:00:00Z').imsak).toMatchObject({ time: '05:07', isTomorrow: false })
})

test('the night is the one it is, until its fajr', () => {
  const evening = at('2026-11-16T20:00:00Z')
  const afterMidnight = at('2026-11-17T02:00:00Z')
  expect(afterMidnight.midnight.at).toBe(evening.midnight.at)
  expect(afterMidnight.lastThird.at).toBe(evening.lastThird.at)
  expect(at('2026-11-17T07:00:00Z').midnight.at).toBeGreaterThan(evening.midnight.at)
})

test('it is reckoned to fajr unless sunrise is chosen', () => {
  const toFajr = at('2026-11-16T12:00:00Z')
  const toSunrise = nightAt(LONDON, { ...CHOICE, nightEnds: 'sunrise' }, new Date('2026-11-16T12:00:00Z'))
  expect(toFajr.nightEnds).toBe('fajr')
  expect(toFajr.midnight.at).toBeLessThan(toSunrise.midnight.at)
  expect(toSunrise.midnight.time).toBe('23:46')
})
