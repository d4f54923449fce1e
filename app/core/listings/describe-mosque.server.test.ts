import { expect, test } from 'vitest'
import { toMosqueFace } from './describe-mosque.server.ts'
import { toMosque } from './mosque.ts'

const context = { locale: 'en', hasDistance: true, cityName: (city: string) => city } as const
const row = { id: 'm1', slug: 'elm', name: 'East London Mosque', city: 'London', latitude: 51.5, longitude: -0.06 }

test('has its own address, and its distance', () => {
  expect(toMosqueFace(toMosque({ ...row, distance: 1.2 }), context)).toMatchObject({
    path: '/mosque/elm',
    distance: 1.2,
  })
})

test('has no distance while the place of the visitor is unknown', () => {
  expect(toMosqueFace(toMosque({ ...row, distance: 1 }), { ...context, hasDistance: false }).distance).toBeNull()
})
