import { expect, test } from 'vitest'
import { type Place, UNKNOWN_PLACE } from '#app/core/places/place.ts'
import { EMPTY_HOME } from './home-page.ts'
import { findHomePage } from './queries.server.ts'

const london: Place = { ...UNKNOWN_PLACE, lat: 51.50741234, lng: -0.12779999, city: 'London' }

function openServices(answer: () => Promise<unknown>) {
  const asked: unknown[] = []
  const logged: string[] = []
  const services = {
    page: (name: string, args: unknown) => {
      asked.push([name, args])
      return answer()
    },
    log: (event: string) => {
      logged.push(event)
    },
  }
  return { services, asked, logged }
}

test('asks with three decimals, and without a position for an unknown place', async () => {
  const { services, asked } = openServices(async () => ({}))
  await findHomePage(services, london)
  await findHomePage(services, UNKNOWN_PLACE)
  expect(asked).toEqual([
    ['home_page', { lat: 51.507, lng: -0.128 }],
    ['home_page', { lat: null, lng: null }],
  ])
})

test('gives empty lists and a log entry when the query fails', async () => {
  const { services, logged } = openServices(async () => {
    throw new Error('database is away')
  })
  expect(await findHomePage(services, london)).toEqual(EMPTY_HOME)
  expect(logged).toEqual(['query failed'])
})
