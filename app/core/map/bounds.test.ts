import { expect, test } from 'vitest'
import { boundsOf, boundsOfLine, contains, roundPosition, spreadOverlaps } from './bounds.ts'

const london = { lat: 51.507, lng: -0.128 }
const paris = { lat: 48.857, lng: 2.352 }
const suva = { lat: -18.14, lng: 178.44 }
const apia = { lat: -13.83, lng: -171.77 }

test('a frame goes around all points', () => {
  expect(boundsOf([london, paris])).toEqual({ west: -0.128, south: 48.857, east: 2.352, north: 51.507 })
  expect(boundsOf([london])).toEqual({ west: -0.128, south: 51.507, east: -0.128, north: 51.507 })
  expect(boundsOf([])).toBeNull()
  expect(boundsOf([{ lat: Number.NaN, lng: 0 }])).toBeNull()
})

test('a frame around Fiji and Samoa crosses the date line instead of the world', () => {
  expect(boundsOf([suva, apia])).toEqual({ west: 178.44, south: -18.14, east: 188.23, north: -13.83 })
})

test('a frame knows what is inside, also across the date line', () => {
  const pacific = { west: 178, south: -20, east: 189, north: -10 }
  expect(contains(pacific, suva)).toBe(true)
  expect(contains(pacific, apia)).toBe(true)
  expect(contains(pacific, london)).toBe(false)
  expect(contains({ west: -200, south: -80, east: 200, north: 80 }, london)).toBe(true)
  expect(contains({ west: -1, south: 51, east: 1, north: 52 }, paris)).toBe(false)
})

test('places behind one door stand apart, others stay where they are', () => {
  const spread = spreadOverlaps([london, { ...london, lng: -0.12801 }, paris])
  expect(spread.find(({ lat }) => lat === paris.lat)).toEqual(paris)
  const [a, b] = spread.filter(({ lat }) => lat !== paris.lat)
  expect(Math.abs((a?.lat ?? 0) - (b?.lat ?? 0)) * 111_320).toBeGreaterThan(20)
  expect(Math.abs((a?.lat ?? 0) - london.lat) * 111_320).toBeLessThan(20)
})

test('a position keeps five decimals and stays in one world', () => {
  expect(roundPosition({ lat: 51.5073219, lng: 181.5 })).toEqual({ lat: 51.50732, lng: -178.5 })
})

test('the frame of a line follows it beyond the date line', () => {
  expect(boundsOfLine([london, paris])).toEqual({ west: -0.128, south: 48.857, east: 2.352, north: 51.507 })
  expect(boundsOfLine([apia, { lat: -18.14, lng: -181.56 }])).toMatchObject({ west: -181.56, east: -171.77 })
  expect(boundsOfLine([])).toBeNull()
})
