import { expect, test } from 'vitest'
import { headingOf } from './use-compass.ts'

test.each([
  ['an iPhone’s own heading', { webkitCompassHeading: 90, alpha: 12, absolute: false }, 0, 90],
  ['absolute turns run the other way', { alpha: 270, absolute: true }, 0, 90],
  ['a screen turned to landscape', { alpha: 270, absolute: true }, 90, 180],
  ['across north', { alpha: 10, absolute: true }, 20, 10],
])('reads %s', (_, event, angle, heading) => {
  expect(headingOf(event, angle)).toBe(heading)
})

test.each([
  ['turns that are not absolute', { alpha: 40, absolute: false }],
  ['nothing', { alpha: null, absolute: true }],
])('reads no heading from %s', (_, event) => {
  expect(headingOf(event, 0)).toBeNull()
})
