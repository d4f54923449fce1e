// Against a stand-in for the places service on a real socket.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createExternalRatings, type RatedPlace } from './places-api.ts'

const KEY = 'secret-key'
type Answer = { status?: number; body: unknown }
let answer: (path: string, query: URLSearchParams) => Answer
let asked: { path: string; query: URLSearchParams; at: number }[] = []
let logged: string[] = []
let now = 1_000_000

const server = createServer((request: IncomingMessage, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://service')
  asked.push({ path: pathname, query: searchParams, at: performance.now() })
  const { status = 200, body } = answer(pathname, searchParams)
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/place`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const geometry = { location: { lat: 51.5, lng: -0.1 } }
const service = (path: string, query: URLSearchParams): Answer =>
  path.includes('textsearch')
    ? { body: { status: 'OK', results: [{ place_id: `g-${query.get('query')}`, geometry }] } }
    : {
        body: {
          status: 'OK',
          result: {
            rating: 4.4,
            user_ratings_total: 321,
            geometry,
            formatted_address: '1 Brick Lane',
            url: 'https://maps.example/1',
            reviews: [
              { author_name: 'A. Reader', rating: 5, text: 'Good bread.', relative_time_description: 'a week ago' },
            ],
          },
        },
      }

beforeEach(() => {
  answer = service
  asked = []
  logged = []
})

const place = (id: string, more: Partial<RatedPlace> = {}): RatedPlace => ({
  id,
  name: `Shop ${id}`,
  address: '1 Brick Lane',
  city: 'London',
  latitude: 51.5,
  longitude: -0.1,
  ...more,
})
const open = () =>
  createExternalRatings(
    { key: KEY, url, log: (event, detail) => logged.push(event + JSON.stringify(detail)) },
    () => now,
  )

test('finds a place by name, address and city, then reads its details', async () => {
  const ratings = open()
  await ratings.fetchAll([place('1')])
  expect(asked.map(({ path }) => path)).toEqual(['/place/textsearch/json', '/place/details/json'])
  expect(asked[0]?.query.get('query')).toBe('Shop 1, 1 Brick Lane, London')
  expect(asked[0]?.query.get('key')).toBe(KEY)
  expect(asked[1]?.query.get('place_id')).toBe('g-Shop 1, 1 Brick Lane, London')
  expect(asked[1]?.query.get('fields')).toBe('rating,user_ratings_total,reviews,formatted_address,geometry,url')
  expect(ratings.get('1')).toEqual({
    placeId: 'g-Shop 1, 1 Brick Lane, London',
    rating: 4.4,
    reviewCount: 321,
    url: 'https://maps.example/1',
    reviews: [{ author: 'A. Reader', rating: 5, text: 'Good bread.', relativeTime: 'a week ago' }],
  })
})

test('asks for five at a time, with a pause of 100 ms between', async () => {
  await open().fetchAll(Array.from({ length: 7 }, (_, i) => place(String(i))))
  const searches = asked.filter(({ path }) => path.includes('textsearch')).map(({ at }) => at)
  expect(searches).toHaveLength(7)
  const lastOfFirst = Math.max(...searches.slice(0, 5))
  // A timer may fire a millisecond early.
  for (const at of searches.slice(5)) expect(at - lastOfFirst).toBeGreaterThanOrEqual(98)
})

test('keeps an answer for a day', async () => {
  const ratings = open()
  await ratings.fetchAll([place('1')])
  expect(ratings.missing(['1', '2'])).toEqual(['2'])
  now += 24 * 60 * 60_000 - 1
  expect(ratings.missing(['1'])).toEqual([])
  now += 1
  expect(ratings.missing(['1'])).toEqual(['1'])
})

test.each([
  ['a refusal', (): Answer => ({ body: { status: 'REQUEST_DENIED', error_message: `bad ${KEY}` } })],
  ['an error', (): Answer => ({ status: 500, body: {} })],
  ['nonsense', (): Answer => ({ body: 'hello' })],
])('is quiet about %s and tries again within minutes', async (_name, broken) => {
  answer = broken
  const ratings = open()
  await ratings.fetchAll([place('1')])
  expect(ratings.get('1')).toBeNull()
  expect(logged).toHaveLength(1)
  expect(logged.join()).not.toContain(KEY)
  expect(ratings.missing(['1'])).toEqual([])
  now += 5 * 60_000
  expect(ratings.missing(['1'])).toEqual(['1'])
})

test('takes no rating of a place elsewhere, of nobody, or without votes', async () => {
  const ratings = open()
  await ratings.fetchAll([place('far', { latitude: 53.8 })])
  answer = (path) => (path.includes('textsearch') ? { body: { status: 'ZERO_RESULTS', results: [] } } : { body: {} })
  await ratings.fetchAll([place('none')])
  answer = (path, query) =>
    path.includes('textsearch') ? service(path, query) : { body: { status: 'OK', result: { geometry } } }
  await ratings.fetchAll([place('unrated')])
  expect(['far', 'none', 'unrated'].map(ratings.get)).toEqual([null, null, null])
  expect(logged).toEqual([])
})
