import { expect, test } from 'vitest'
import { placeFor, SETS } from './gallery.ts'
import { KINDS } from './rules.ts'

test('every poster stands in one set', () => {
  expect(Object.values(SETS).flat().toSorted()).toEqual([...KINDS].toSorted())
})

test('a poster is filled from the first place that suits it', () => {
  const places = ['business:a', 'mosque:b', 'mosque:c']
  expect(placeFor('timetable', places)).toBe('mosque:b')
  expect(placeFor('hours', places)).toBe('business:a')
  expect(placeFor('qr', places)).toBe('business:a')
  expect(placeFor('eid', [])).toBe('')
  expect(placeFor('timetable', ['business:a'])).toBeNull()
})
