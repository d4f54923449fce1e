import { expect, test } from 'vitest'
import { type AthanVisit, listComingDays } from './queries.server.ts'

/** As /api/prayer-times was specified. */
const SPECIFIED = { method: 2, school: 1 } as const

const visit: AthanVisit = {
  locale: 'en',
  now: new Date('2027-02-20T12:00:00Z'),
  place: null,
  choice: SPECIFIED,
  isOwnChoice: false,
  sightings: [],
  today: { year: 2027, month: 2, day: 20 },
  hijri: { year: 1448, month: 9, day: 13 },
}

test('nights and feasts name the evening they begin', () => {
  const days = listComingDays(visit, 6).map(({ name, written, eve, isNight }) => [name, written, eve, isNight])
  expect(days).toEqual([
    ['lastTen', '27 February 2027', null, true],
    ['fitr', '9 March 2027', '8 March 2027', false],
    ['tenDays', '7 May 2027', null, false],
    ['arafah', '15 May 2027', '14 May 2027', false],
    ['adha', '16 May 2027', '15 May 2027', false],
    ['tashriq', '17 May 2027', null, false],
  ])
})

test('a visitor’s own day moves them', () => {
  const [first] = listComingDays({ ...visit, choice: { ...SPECIFIED, hijriDays: -1 } }, 1)
  expect(first).toMatchObject({ name: 'lastTen', date: '2027-02-28', days: 8 })
})
