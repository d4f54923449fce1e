import { expect, test } from 'vitest'
import { nearestFirst, nextStep, zoneOf } from './rules.ts'

const order = { status: 'paid', provider: 'manual', delivery: 'post', isPaid: true } as const

test.each([
  [{}, 'packed'],
  [{ status: 'new', isPaid: false }, null],
  [{ status: 'new', isPaid: false, provider: 'none' }, 'packed'],
  [{ status: 'packed' }, 'sent'],
  [{ status: 'packed', delivery: 'pickup' }, 'ready'],
  [{ status: 'ready', delivery: 'pickup', provider: 'none', isPaid: false }, null],
  [{ status: 'ready', delivery: 'pickup' }, 'done'],
  [{ status: 'done' }, null],
  [{ status: 'cancelled', isPaid: false }, null],
] as const)('%j goes on to %s', (parts, next) => expect(nextStep({ ...order, ...parts })).toBe(next))

test('the nearest mosque stands first; without a place they stay as they are, and those of nowhere come last', () => {
  const nowhere = { id: 'nowhere', lat: null, lng: null }
  const points = [nowhere, { id: 'birmingham', lat: 52.48, lng: -1.9 }, { id: 'london', lat: 51.52, lng: -0.06 }]
  const order = (from: { lat: number; lng: number } | null) => nearestFirst(points, from).map(({ id }) => id)
  expect(order({ lat: 51.507, lng: -0.128 })).toEqual(['london', 'birmingham', 'nowhere'])
  expect(order({ lat: 53.8, lng: -1.55 })).toEqual(['birmingham', 'london', 'nowhere'])
  expect(order(null)).toEqual(['nowhere', 'birmingham', 'london'])
})

test.each([
  ['GB', 'home'],
  ['IE', 'home'],
  ['FR', 'world'],
])('%s is in the zone %s', (country, zone) => {
  const zones = [
    { id: 'world', countries: ['*'] },
    { id: 'home', countries: ['GB', 'IE'] },
  ]
  expect(zoneOf(zones, country)?.id).toBe(zone)
  expect(zoneOf(zones.slice(1), 'FR')).toBeUndefined()
})
