import { expect, test } from 'vitest'
import { dayAfter, daysOf, mayTakeBack, stateOf } from './band.ts'

const booked = { status: 'booked', is_lapsed: false, starts_on: '2027-03-01', ends_on: '2027-03-10' } as const

test.each([
  ['2027-02-28', 'booked', true],
  ['2027-03-01', 'showing', false],
  ['2027-03-10', 'showing', false],
  ['2027-03-11', 'over', false],
] as const)('a booked band on %s is %s', (today, state, mayGo) => {
  expect(stateOf(booked, today)).toBe(state)
  expect(mayTakeBack(state)).toBe(mayGo)
})

test.each([
  [{ status: 'unpaid', is_lapsed: false }, 'unpaid'],
  [{ status: 'unpaid', is_lapsed: true }, 'lapsed'],
  [{ status: 'review', is_lapsed: true }, 'review'],
  [{ status: 'refused', is_lapsed: true }, 'refused'],
] as const)('%j is %s, whatever the day', (facts, state) => {
  expect(stateOf({ ...booked, ...facts }, '2027-03-05')).toBe(state)
})

test.each([
  ['2027-03-01', '2027-03-07', 7],
  ['2027-03-01', '2027-03-06', null],
  ['2027-03-01', '2027-05-29', 90],
  ['2027-03-01', '2027-05-30', null],
  ['2027-03-07', '2027-03-01', null],
  ['soon', '2027-03-01', null],
])('%s to %s: %s days', (from, to, days) => {
  expect(daysOf(from, to)).toBe(days)
})

test('days follow over the end of a month', () => {
  expect(dayAfter('2027-02-27', 2)).toBe('2027-03-01')
})
