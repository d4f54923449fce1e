import { expect, test } from 'vitest'
import { alignedAt, sunHint, turnBetween } from './sun-hint.ts'
import { sunPosition } from './sun-position.ts'

const LONDON = { lat: 51.5074, lng: -0.1278 }
const LONDON_QIBLA = 118.987

test.each([
  [180, 119, 'left', 61],
  [90, 119, 'right', 29],
  [350, 10, 'right', 20],
  [10, 350, 'left', 20],
  [118, 119, 'ahead', 0],
  [299, 119, 'behind', 180],
])('from %i° to %i° is %s by %i°', (from, to, side, degrees) => {
  expect(turnBetween(from, to)).toEqual({ side, degrees })
})

// The sun stands in the south at its highest in London; in Sydney in the north.
test.each([
  ['London at noon', LONDON, '2026-11-15T11:45:00Z', 180, 19.9],
  ['London on midsummer’s noon', LONDON, '2026-06-21T12:02:00Z', 180, 61.9],
  ['Sydney near noon', { lat: -33.8688, lng: 151.2093 }, '2026-06-21T01:57:00Z', 0, 32.7],
  ['the equator at an equinox sunrise', { lat: 0.01, lng: 0 }, '2026-03-20T06:07:00Z', 90, 0],
])('the sun of %s', (_, place, time, azimuth, altitude) => {
  const position = sunPosition(place, new Date(time))
  expect(Math.abs(turnAway(position.azimuth, azimuth))).toBeLessThan(1)
  expect(position.altitude).toBeCloseTo(altitude, 0)
})

const turnAway = (a: number, b: number) => ((((a - b) % 360) + 540) % 360) - 180

test('by day it says how to turn from the sun', () => {
  expect(sunHint(LONDON, LONDON_QIBLA, new Date('2026-11-15T11:45:00Z'))).toEqual({
    kind: 'now',
    turn: { side: 'left', degrees: 61 },
  })
})

test('at night it names the next hour the sun helps', () => {
  const hint = sunHint(LONDON, LONDON_QIBLA, new Date('2026-11-15T20:00:00Z'))
  expect(hint.kind).toBe('at')
  if (hint.kind !== 'at') return
  expect(hint.at.toISOString()).toMatch(/^2026-11-16T08:/)
  expect(sunPosition(LONDON, hint.at).altitude).toBeGreaterThanOrEqual(8)
})

test('in the polar night there is no hint', () => {
  const tromso = { lat: 69.6492, lng: 18.9553 }
  expect(sunHint(tromso, 150, new Date('2026-12-21T11:00:00Z'))).toEqual({ kind: 'none' })
})

test('finds the minute the sun stands in the Qibla', () => {
  const at = alignedAt(LONDON, LONDON_QIBLA, new Date('2026-06-21T03:43:00Z'), new Date('2026-06-21T20:22:00Z'))
  expect(at).not.toBeNull()
  expect(Math.abs(sunPosition(LONDON, at ?? new Date(0)).azimuth - LONDON_QIBLA)).toBeLessThan(0.5)
})

// On 28 May the sun stands over the Kaaba: whoever sees it faces the Qibla.
test('the sun over the Kaaba points there from everywhere', () => {
  const overhead = new Date('2026-05-28T09:18:00Z')
  expect(sunPosition({ lat: 21.4225, lng: 39.8262 }, overhead).altitude).toBeGreaterThan(89)
  expect(Math.abs(sunPosition(LONDON, overhead).azimuth - LONDON_QIBLA)).toBeLessThan(1)
})
