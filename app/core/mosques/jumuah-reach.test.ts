import { expect, test } from 'vitest'
import { jumuahMinutes } from './jumuah-length.ts'
import { reachJumuah } from './jumuah-reach.ts'
import { readSessions } from './read-mosque.ts'

const [first, second, bare] = readSessions([
  { id: '1', khutbah_at: '12:15', prayer_at: '12:45' },
  { id: '2', khutbah_at: '13:15', prayer_at: '13:45' },
  { id: '3', khutbah_at: '12:15', prayer_at: null },
])

if (!first || !second || !bare) throw new Error('no sessions')

/** Friday, mid-khutbah of the first. */
const from = (km: number, clock = '12:23') => ({
  date: '2026-11-20',
  timeZone: 'Europe/London',
  km,
  now: new Date(`2026-11-20T${clock}:00Z`),
})

test('in time is by the khutbah; who misses it may still make the prayer', () => {
  expect(reachJumuah(first, from(0.5, '12:00'))).toMatchObject({ outlook: 'khutbah', way: 'foot' })
  expect(reachJumuah(first, from(0.5))).toMatchObject({ outlook: 'prayer', way: 'foot' })
  expect(reachJumuah(first, from(9.5))).toMatchObject({ outlook: 'late', way: 'car', leaveAt: null })
  // Where the prayer's time is untold, nobody is promised it.
  expect(reachJumuah(bare, from(0.5))).toMatchObject({ outlook: 'late' })
})

test('a later session is weighed by itself, with the time to set out', () => {
  const reached = reachJumuah(second, from(9.5))
  expect(reached).toMatchObject({ outlook: 'khutbah', way: 'car' })
  const khutbah = Date.parse('2026-11-20T13:15:00Z')
  // The way, and two minutes to come in and sit down.
  expect(reached?.leaveAt).toBe(khutbah - ((reached?.minutes ?? 0) + 2) * 60_000)
})

test('another country is out of reach', () => expect(reachJumuah(second, from(900))).toBeNull())

test('in a calendar Jumu’ah ends after its prayer, not before it', () => {
  expect(jumuahMinutes(first)).toBe(45)
  expect(jumuahMinutes({ khutbahAt: '13:00', prayerAt: '14:00' })).toBe(75)
  expect(jumuahMinutes(bare)).toBe(45)
})
