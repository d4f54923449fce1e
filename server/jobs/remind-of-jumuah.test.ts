import { expect, test } from 'vitest'
import { jumuahsComing } from './remind-of-jumuah.ts'

const session = (change: object = {}) => ({
  place: 'noor',
  time_zone: 'Europe/London',
  lat: 53.8,
  lng: -1.5,
  khutbah_at: '13:15',
  season_from: null,
  season_until: null,
  ...change,
})
const FRIDAY = '2026-11-20'
const at = (clock: string, day = FRIDAY) => new Date(`${day}T${clock}:00Z`)

test('on a Friday, within an hour and a half, by the clocks of the place', () => {
  expect(jumuahsComing([session()], at('11:45'))).toEqual([{ place: 'noor', at: at('13:15'), zone: 'Europe/London' }])
  expect(jumuahsComing([session()], at('11:44'))).toEqual([])
  expect(jumuahsComing([session()], at('13:15'))).toEqual([])
  expect(jumuahsComing([session()], at('12:00', '2026-11-19'))).toEqual([])
  // In summer the clocks of London are an hour ahead, and in Jakarta it is Friday while London sleeps.
  expect(jumuahsComing([session()], at('11:00', '2026-07-03'))[0]?.at).toEqual(at('12:15', '2026-07-03'))
  const jakarta = session({ time_zone: null, lat: -6.2, lng: 106.8, khutbah_at: '12:00' })
  expect(jumuahsComing([jakarta], at('04:00'))[0]).toMatchObject({ at: at('05:00'), zone: 'Asia/Jakarta' })
})

test('the first session of the season is the one, and what has no place has no clock', () => {
  const both = [session({ khutbah_at: '13:30' }), session({ khutbah_at: '12:30' })]
  expect(jumuahsComing(both, at('12:10'))).toMatchObject([{ at: at('12:30') }])
  expect(jumuahsComing([session({ season_from: '2026-11-21' })], at('12:10'))).toEqual([])
  expect(jumuahsComing([session({ time_zone: null, lat: null })], at('12:10'))).toEqual([])
})
