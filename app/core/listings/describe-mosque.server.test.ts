import { expect, test } from 'vitest'
import { toMosqueCard } from './describe-mosque.server.ts'
import { toMosque } from './mosque.ts'

const context: Parameters<typeof toMosqueCard>[1] = {
  locale: 'en',
  hasDistance: true,
  cityName: (city) => city,
  timeZoneAt: () => 'Etc/UTC',
  nextPrayerAt: ({ lat, timeZone }) => ({ name: 'asr', time: `${lat} ${timeZone}`, at: new Date(7), isJumuah: false }),
}

const row = { id: 'm1', slug: 'elm', name: 'East London Mosque', city: 'London', latitude: 51.5, longitude: -0.06 }

test('shows the next prayer by the position and the clocks of the mosque', () => {
  const card = toMosqueCard(toMosque({ ...row, time_zone: 'Europe/London', distance: 1.2 }), context)
  expect(card).toMatchObject({
    path: '/mosque/elm',
    distance: 1.2,
    nextPrayer: { name: 'asr', time: '51.5 Europe/London', at: 7 },
  })
})

test('takes the clocks of its position where the mosque names none', () => {
  expect(toMosqueCard(toMosque(row), context).nextPrayer?.time).toBe('51.5 Etc/UTC')
})

test('invents nothing for a mosque without a position', () => {
  expect(toMosqueCard(toMosque({ ...row, latitude: null }), context).nextPrayer).toBeNull()
})

test('has no distance while the place of the visitor is unknown', () => {
  expect(toMosqueCard(toMosque({ ...row, distance: 1 }), { ...context, hasDistance: false }).distance).toBeNull()
})

test('tells no time in a zone that does not exist', () => {
  const nextPrayerAt = ({ timeZone }: { timeZone: string }) => {
    throw new RangeError(timeZone)
  }
  expect(toMosqueCard(toMosque(row), { ...context, nextPrayerAt }).nextPrayer).toBeNull()
})
