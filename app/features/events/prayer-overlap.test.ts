import { describe, expect, test } from 'vitest'
import { findOverlaps } from './prayer-overlap.ts'

const london = { lat: 51.5, lng: -0.12, choice: { method: 15, school: 1 } as const }
const now = new Date('2027-03-01T12:00:00Z')
const planned = {
  anchor: 'clock' as const,
  clock: '17:30',
  shift: 0,
  first_day: '2027-03-20',
  time_zone: 'Europe/London',
  minutes: 90,
}
const names = (more: object) => findOverlaps({ ...planned, ...more }, london, now).map(({ prayer }) => prayer)

describe('runs over a prayer', () => {
  test('that begins while it goes on, by the clock of the place', () => {
    const [overlap, ...more] = findOverlaps(planned, london, now)
    expect(more).toEqual([])
    expect(overlap?.prayer).toBe('maghrib')
    expect(overlap?.at).toMatch(/^18:1[3-9]$/)
  })

  test.each([
    ['ends before', { clock: '16:30', minutes: 60 }, []],
    ['begins after', { clock: '18:30', minutes: 45 }, []],
    ['goes over two', { clock: '17:30', minutes: 180 }, ['maghrib', 'isha']],
    ['into the night', { clock: '23:00', minutes: 420 }, ['fajr']],
    ['after the prayer it is anchored to', { anchor: 'maghrib', clock: null, shift: 20, minutes: 30 }, []],
    ['before the prayer it is anchored to', { anchor: 'maghrib', clock: null, shift: -20, minutes: 60 }, ['maghrib']],
    ['lasts all day', { clock: '09:00', minutes: 720 }, []],
    ['has no time yet', { clock: null }, []],
    ['has no day yet', { first_day: '' }, []],
    ['has no length', { minutes: Number.NaN }, []],
  ])('%s', (_what, more, expected) => {
    expect(names(more)).toEqual(expected)
  })
})
