import { expect, test } from 'vitest'
import { distanceToKaabaKm, isInMakkah, KAABA, qiblaBearing, qiblaLine } from './qibla.ts'

test.each([
  ['London', 51.5074, -0.1278, 118.987],
  ['New York', 40.7128, -74.006, 58.482],
  ['Jakarta', -6.2088, 106.8456, 295.152],
  ['Sydney', -33.8688, 151.2093, 277.5],
])('points from %s', (_, lat, lng, bearing) => {
  expect(qiblaBearing({ lat, lng })).toBeCloseTo(bearing, 2)
})

test('has no bearing at the Kaaba itself, and one everywhere else in Makkah', () => {
  expect(qiblaBearing({ lat: 21.4225, lng: 39.8262 })).toBeNull()
  expect(qiblaBearing({ lat: 21.427, lng: 39.8262 })).toBeCloseTo(180, 0)
  expect(isInMakkah({ lat: 21.427, lng: 39.8262 })).toBe(true)
  expect(isInMakkah({ lat: 21.54, lng: 39.17 })).toBe(false)
  expect(qiblaBearing({ lat: 21.433, lng: 39.8262 })).toBeCloseTo(180, 0)
})

test.each([
  ['London', 51.5074, -0.1278],
  ['Anchorage', 61.2181, -149.9003],
  ['Suva', -18.1416, 178.4419],
  ['Honolulu', 21.3069, -157.8583],
])('the line from %s sets out by the bearing, is never longer than the way and ends at the Kaaba', (_, lat, lng) => {
  const line = qiblaLine({ lat, lng })
  const [first, second] = [line[0], line[1]]
  const last = line.at(-1)
  if (!first || !second || !last) throw new Error('no line')
  expect(first).toEqual({ lat, lng })
  expect(last.lat).toBeCloseTo(KAABA.lat, 6)
  expect((last.lng - KAABA.lng) % 360).toBeCloseTo(0, 6)
  const legs = line.slice(1).map((point, index) => distanceToKaabaKm(line[index] ?? point) - distanceToKaabaKm(point))
  expect(Math.max(...legs) - Math.min(...legs)).toBeLessThan(0.01)
  const east = (second.lng - first.lng) * Math.cos((lat * Math.PI) / 180)
  const setsOut = ((Math.atan2(east, second.lat - first.lat) * 180) / Math.PI + 360) % 360
  expect(Math.abs(setsOut - (qiblaBearing({ lat, lng }) ?? 0))).toBeLessThan(3)
})

test('a line over the date line stays in one piece', () => {
  const lngs = qiblaLine({ lat: 21.3069, lng: -157.8583 }).map(({ lng }) => lng)
  const jumps = lngs.slice(1).map((lng, index) => Math.abs(lng - (lngs[index] ?? lng)))
  expect(Math.max(...jumps)).toBeLessThan(180)
  expect(lngs.at(-1)).toBeLessThan(-180)
})
