import { expect, test } from 'vitest'
import { PageFunctionFailed } from '#app/core/request/refusal.ts'
import { findBusiness, findMosque, findPlaceRow, nearBusinesses, nearMosques, suggest } from './queries.server.ts'

function openServices(answer: () => unknown) {
  const logged: string[] = []
  const asked: unknown[] = []
  const page = async (_name: string, args: unknown) => {
    asked.push(args)
    return answer()
  }
  const log = (event: string) => {
    logged.push(event)
  }
  return { services: { page, log }, asked, logged }
}

const here = { lat: 51.5, lng: -0.1 }

test('leaves out rows that cannot be led to', async () => {
  const { services } = openServices(() => [{ id: 'a', name: 'Zaytun' }, { name: 'No id' }, null, 3])
  expect((await nearBusinesses(services, here)).map(({ id }) => id)).toEqual(['a'])
  expect((await nearMosques(services, here)).map(({ id }) => id)).toEqual(['a'])
})

test.each([null, 'x', 7, [], {}, { name: 'no id' }])('finds no business in %j', async (answer) => {
  expect(await findBusiness(openServices(() => answer).services, 'zaytun')).toBeNull()
})

test.each([null, [], {}, { name: 'no id' }])('finds no page of a business in %j', async (answer) => {
  expect(await findPlaceRow(openServices(() => answer).services, 'business_page', 'zaytun')).toBeNull()
})

test('lists answer with nothing and a log entry when a query fails', async () => {
  const { services, logged } = openServices(() => {
    throw new Error('database is away')
  })
  expect(await nearBusinesses(services, here)).toEqual([])
  expect(await suggest(services, 'zaytun', 5)).toEqual([])
  expect(logged).toEqual(['query failed', 'query failed'])
})

test('a place that cannot be looked for is not missing: its page is unavailable', async () => {
  const { services, logged } = openServices(() => {
    throw new PageFunctionFailed('find_business', { code: '08006', message: 'The connection was lost' })
  })
  const unavailable = { init: { status: 503 } }
  await expect(findBusiness(services, 'zaytun')).rejects.toMatchObject(unavailable)
  await expect(findMosque(services, 'zaytun')).rejects.toMatchObject(unavailable)
  await expect(findPlaceRow(services, 'business_page', 'zaytun')).rejects.toMatchObject(unavailable)
  await expect(findPlaceRow(services, 'mosque_page', 'zaytun')).rejects.toMatchObject(unavailable)
  expect(logged).toHaveLength(4)
})

test('a mistake of ours is told as one', async () => {
  const { services } = openServices(() => {
    throw new PageFunctionFailed('find_business', { code: '42883', message: 'There is no such function' })
  })
  await expect(findBusiness(services, 'zaytun')).rejects.toThrow('There is no such function')
})

test('does not ask for words with control characters', async () => {
  const { services, asked } = openServices(() => [])
  expect(await nearBusinesses(services, { ...here, query: 'a\u0000' })).toEqual([])
  expect(await findBusiness(services, 'a\u0000')).toBeNull()
  expect(asked).toEqual([])
})

test('tells suggested mosques from businesses', async () => {
  const { services } = openServices(() => [
    { kind: 'mosque', id: 'm', name: 'East London Mosque' },
    { kind: 'business', id: 'b', name: 'East End Grill' },
  ])
  expect((await suggest(services, 'east', 5)).map(({ kind }) => kind)).toEqual(['mosque', 'business'])
})
