import { expect, test } from 'vitest'
import { ramadanAt } from './ramadan.ts'

// 1 Ramadan 1448 is 8 February 2027 by the calendar, and the month has 29 days.
const LONDON = { lat: 51.5074, lng: -0.1278, timeZone: 'Europe/London' }
const CHOICE = { method: 2, school: 1 } as const
const at = (text: string, sightings = [] as Parameters<typeof ramadanAt>[3]) =>
  ramadanAt(LONDON, CHOICE, new Date(text), sightings)

test('a quiet word in the week before, and none earlier', () => {
  expect(at('2027-01-31T12:00:00Z')).toBeNull()
  expect(at('2027-02-01T12:00:00Z')).toEqual({ kind: 'before', days: 7, eve: '2027-02-07', begins: '2027-02-08' })
})

test('the first night begins at maghrib of the eve', () => {
  expect(at('2027-02-07T12:00:00Z')).toMatchObject({ kind: 'before', days: 1 })
  expect(at('2027-02-07T18:00:00Z')).toMatchObject({ kind: 'suhoor', day: 1 })
})

test('by day iftar is waited for, by night the end of suhoor', () => {
  expect(at('2027-02-20T16:30:00Z')).toMatchObject({ kind: 'iftar', day: 13, time: '17:24' })
  expect(at('2027-02-20T20:00:00Z')).toMatchObject({ kind: 'suhoor', day: 14 })
  expect(at('2027-02-21T03:00:00Z')).toMatchObject({ kind: 'suhoor', day: 14 })
})

test('the twenty-first night is announced by day and is there from maghrib on', () => {
  expect(at('2027-02-27T12:00:00Z')).toMatchObject({ kind: 'iftar', day: 20, night: 21 })
  expect(at('2027-02-27T19:30:00Z')).toMatchObject({ kind: 'suhoor', day: 21, night: 21 })
  expect(at('2027-02-26T19:30:00Z')).toMatchObject({ kind: 'suhoor', day: 20, night: null })
})

test('the feast begins with its night', () => {
  expect(at('2027-03-08T12:00:00Z')).toMatchObject({ kind: 'iftar', day: 29, night: null })
  expect(at('2027-03-08T20:00:00Z')).toEqual({ kind: 'eid', isEve: true })
  expect(at('2027-03-09T09:00:00Z')).toEqual({ kind: 'eid', isEve: false })
  expect(at('2027-03-09T20:00:00Z')).toBeNull()
})

test('an announced month moves all of it', () => {
  const sightings = [{ year: 1448, month: 9, begins: { year: 2027, month: 2, day: 9 } }]
  expect(at('2027-02-07T18:00:00Z', sightings)).toMatchObject({ kind: 'before', days: 2 })
  expect(at('2027-02-08T18:00:00Z', sightings)).toMatchObject({ kind: 'suhoor', day: 1 })
})
