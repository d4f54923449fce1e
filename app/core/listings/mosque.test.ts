import { expect, test } from 'vitest'
import { toMosque } from './mosque.ts'

const row = { id: 'm1', slug: 'elm', name: 'East London Mosque', city: 'London', latitude: 51.5, longitude: -0.06 }

test('is a Masjid unless told otherwise', () => {
  expect(toMosque(row).mosque_type).toBe('Masjid')
  expect(toMosque({ ...row, mosque_type: 'Jami' }).mosque_type).toBe('Jami')
})

test('takes 0,0 and text that is no number as an unknown position', () => {
  expect(toMosque({ ...row, latitude: 0, longitude: 0 })).toMatchObject({ latitude: null, longitude: null })
  expect(toMosque({ ...row, latitude: 'x' })).toMatchObject({ latitude: null, longitude: null })
  expect(toMosque(row).distance).toBe(999999)
})

test('keeps only the five prayers of published times', () => {
  const times = { fajr: '06:00', dhuhr: '', jumuah: '13:15', asr: null, isha: ' 20:00 ' }
  expect(toMosque({ ...row, prayer_times: times }).prayer_times).toEqual({ fajr: '06:00', isha: '20:00' })
  expect(toMosque({ ...row, prayer_times: {} }).prayer_times).toBeNull()
})
