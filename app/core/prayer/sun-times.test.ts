import { expect, test } from 'vitest'
import { formatClock } from './local-time.ts'
import { prayerTimes } from './rules.ts'
import { sunTimes } from './sun-times.ts'

const at = (place: { lat: number; lng: number; timeZone: string }, month: number, hours: number) =>
  sunTimes(prayerTimes({ ...place, method: 3, school: 0, date: { year: 2026, month, day: 18 } }), (instant) =>
    formatClock(instant, hours * 3_600_000),
  )

test('duha lies between the first and the second time to avoid, and the third ends with sunset', () => {
  // London, 18 November 2026: sunrise 07:24, dhuhr 11:46, sunset 16:07.
  expect(at({ lat: 51.507, lng: -0.128, timeZone: 'Europe/London' }, 11, 0)).toEqual({
    duha: { from: '07:39', until: '11:36' },
    avoid: {
      afterSunrise: { from: '07:24', until: '07:39' },
      zenith: { from: '11:36', until: '11:46' },
      beforeSunset: { from: '15:52', until: '16:07' },
    },
  })
})

test('where the sun does not set, nothing is made up', () => {
  expect(at({ lat: 69.65, lng: 18.96, timeZone: 'Europe/Oslo' }, 6, 2)).toBeNull()
})
