import { expect, test } from 'vitest'
import { reach, travelMinutes } from './travel.ts'

test('ways are longer than straight lines, and a car has to be parked', () => {
  // 0.55 km is 0.715 km of streets: 9.5 minutes at 4.5 km/h, 1.4 at 30 km/h.
  expect(travelMinutes('foot', 0.55)).toBe(10)
  expect(travelMinutes('car', 0.55)).toBe(5)
  expect(travelMinutes('car', 10)).toBe(29)
})

test('nobody walks across a city, nor drives across a country, to a prayer', () => {
  expect(travelMinutes('foot', 2.5)).toBeLessThanOrEqual(45)
  expect(travelMinutes('foot', 2.6)).toBeNull()
  expect(travelMinutes('car', 50)).not.toBeNull()
  expect(travelMinutes('car', 51)).toBeNull()
})

test('tells whether one comes in time, only just, or too late', () => {
  expect(reach('foot', 0.55, 60)).toEqual({ minutes: 10, spare: 48, outlook: 'in_time' })
  expect(reach('foot', 0.55, 14)).toEqual({ minutes: 10, spare: 2, outlook: 'hurry' })
  expect(reach('foot', 0.55, 11)).toEqual({ minutes: 10, spare: -1, outlook: 'late' })
})
