import { expect, test } from 'vitest'
import { prayerTimesResponse } from './api-shape.ts'
import { fetchPrayerTimes, fetchPrayerTimesBatch, type PrayerTimesClient, type PrayerTimesOrder } from './client.ts'

const ORDER: PrayerTimesOrder = { lat: 51.5074, lng: -0.1278, date: '21-06-2026', method: 2, school: 1 }
const DAY = 24 * 60 * 60 * 1000

const body = prayerTimesResponse(
  { lat: 51.507, lng: -0.128, date: { year: 2026, month: 6, day: 21 }, method: 2, school: 1 },
  { timeZone: 'Europe/London', now: new Date(0) },
)
const RESULT = {
  fajr: '02:53',
  dhuhr: '13:02',
  asr: '18:40',
  maghrib: '21:22',
  isha: '23:12',
  date: '21 Jun 2026',
  city: 'London',
  country: '',
}

class MemoryStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  items = new Map<string, string>()
  get length() {
    return this.items.size
  }
  key = (position: number) => [...this.items.keys()][position] ?? null
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}

type Answer = (url: string) => Response | Promise<Response>

function startClient(answer: Answer, overrides: Partial<PrayerTimesClient> = {}) {
  const urls: string[] = []
  const logged: string[] = []
  const pauses: number[] = []
  const clock = { now: 1_000_000 }
  const storage = new MemoryStorage()
  const client: PrayerTimesClient = {
    fetch: async (url) => {
      urls.push(url)
      return answer(url)
    },
    storage,
    now: () => clock.now,
    sleep: async (milliseconds) => void pauses.push(milliseconds),
    log: (message) => void logged.push(message),
    ...overrides,
  }
  return { client, urls, logged, pauses, clock, storage }
}

const ok = () => Response.json(body)
const isOwn = (url: string) => url.startsWith('/api/prayer-times')

test('asks our endpoint with method 2 and school 1', async () => {
  const { client, urls, logged } = startClient(ok)
  expect(await fetchPrayerTimes(ORDER, client)).toEqual(RESULT)
  expect(urls).toEqual(['/api/prayer-times?date=21-06-2026&lat=51.507&lng=-0.128&method=2&school=1'])
  expect(logged).toEqual([])
})

test('takes the city and country the caller knows', async () => {
  const { client } = startClient(ok)
  const order = { ...ORDER, city: 'Camden', country: 'United Kingdom' }
  expect(await fetchPrayerTimes(order, client)).toMatchObject({ city: 'Camden', country: 'United Kingdom' })
})

test('falls back to the public service when ours fails', async () => {
  const { client, urls, logged } = startClient((url) => (isOwn(url) ? new Response('', { status: 503 }) : ok()))
  expect(await fetchPrayerTimes({ ...ORDER, method: 3, school: 0 }, client)).toEqual(RESULT)
  expect(urls[1]).toBe(
    'https://api.aladhan.com/v1/timings/21-06-2026?latitude=51.507&longitude=-0.128&method=3&school=0',
  )
  expect(logged).toEqual(['API request failed with status 503'])
})

test('reads times with a zone behind them, as the public service may write them', async () => {
  const timings = Object.fromEntries(Object.entries(body.data.timings).map(([name, time]) => [name, `${time} (BST)`]))
  const { client } = startClient(() => Response.json({ ...body, data: { ...body.data, timings } }))
  expect(await fetchPrayerTimes(ORDER, client)).toEqual(RESULT)
})

test('is null when both fail, and says why', async () => {
  const { client, logged, storage } = startClient((url) => {
    if (isOwn(url)) return new Response('', { status: 500 })
    throw new TypeError('no connection')
  })
  expect(await fetchPrayerTimes(ORDER, client)).toBeNull()
  expect(logged).toEqual(['API request failed with status 500', 'API error: no connection'])
  expect(storage.length).toBe(0)
})

test.each([
  ['another code', { code: 400, status: 'BAD_REQUEST', data: 'no' }, 'API error: BAD_REQUEST'],
  ['no timings', { code: 200, status: 'OK', data: {} }, 'API error: OK'],
  [
    'an unreadable time',
    { ...body, data: { ...body.data, timings: { ...body.data.timings, Asr: '-----' } } },
    'API error: OK',
  ],
  ['nothing', null, 'API error: unexpected answer'],
])('an answer with %s counts as a failure', async (_, answer, message) => {
  const { client, logged } = startClient(() => Response.json(answer), { fallbackUrl: null })
  expect(await fetchPrayerTimes(ORDER, client)).toBeNull()
  expect(logged).toEqual([message])
})

test('asks nobody else when the public service is switched off', async () => {
  const { client, urls } = startClient(() => new Response('', { status: 500 }), { fallbackUrl: null })
  expect(await fetchPrayerTimes(ORDER, client)).toBeNull()
  expect(urls).toHaveLength(1)
})

test('remembers an answer for 24 hours', async () => {
  const { client, urls, clock } = startClient(ok)
  await fetchPrayerTimes(ORDER, client)
  clock.now += DAY - 1
  expect(await fetchPrayerTimes(ORDER, client)).toEqual(RESULT)
  expect(urls).toHaveLength(1)
  clock.now += 1
  await fetchPrayerTimes(ORDER, client)
  expect(urls).toHaveLength(2)
})

test.each([
  ['another date', { date: '22-06-2026' }],
  ['another place', { lat: 52 }],
  ['another method', { method: 3 as const }],
  ['another school', { school: 0 as const }],
])('%s is another entry', async (_, change) => {
  const { client, urls } = startClient(ok)
  await fetchPrayerTimes(ORDER, client)
  await fetchPrayerTimes({ ...ORDER, ...change }, client)
  expect(urls).toHaveLength(2)
})

test('clears what has expired, and only its own', async () => {
  const { client, clock, storage } = startClient(ok)
  storage.setItem('userCity', 'London')
  await fetchPrayerTimes(ORDER, client)
  clock.now += DAY
  await fetchPrayerTimes({ ...ORDER, date: '22-06-2026' }, client)
  expect([...storage.items.keys()]).toEqual(['userCity', 'prayerTimes:51.507,-0.128:22-06-2026:2:1'])
})

test('survives spoiled and missing storage', async () => {
  const spoiled = startClient(ok)
  spoiled.storage.setItem('prayerTimes:51.507,-0.128:21-06-2026:2:1', '{"savedAt":1000000,"body":{}')
  expect(await fetchPrayerTimes(ORDER, spoiled.client)).toEqual(RESULT)

  const refuse = () => {
    throw new Error('storage is off')
  }
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 }
  expect(await fetchPrayerTimes(ORDER, startClient(ok, { storage }).client)).toEqual(RESULT)
})

test.each([
  ['zero', 0, 0],
  ['not numbers', Number.NaN, 5],
  ['out of range', 95, 5],
])('coordinates that are %s are an unknown place', async (_, lat, lng) => {
  const { client, urls } = startClient(ok)
  expect(await fetchPrayerTimes({ ...ORDER, lat, lng }, client)).toBeNull()
  expect(urls).toEqual([])
})

const twelve = Array.from({ length: 12 }, (_, index) => ({ ...ORDER, lat: 40 + index, city: `City ${index}` }))
const isBatch = (url: string) => url.startsWith('/api/prayer-times/batch?')
const pointsOf = (url: string) => new URL(url, 'https://x').searchParams.get('points')?.split(';') ?? []

test('a batch goes five at a time in one request each, with a pause of 100 ms between', async () => {
  const { client, urls, pauses } = startClient((url) =>
    Response.json({ code: 200, status: 'OK', data: pointsOf(url).map(() => body.data) }),
  )
  const results = await fetchPrayerTimesBatch(twelve, client)
  expect(results.map((result) => result?.city)).toEqual(twelve.map((order) => order.city))
  expect(urls.every(isBatch)).toBe(true)
  expect(urls.map((url) => pointsOf(url).length)).toEqual([5, 5, 2])
  expect(pauses).toEqual([100, 100])
})

test('what is remembered is not asked for again', async () => {
  const { client, urls } = startClient((url) =>
    Response.json({ code: 200, status: 'OK', data: pointsOf(url).map(() => body.data) }),
  )
  await fetchPrayerTimesBatch(twelve, client)
  await fetchPrayerTimesBatch(twelve, client)
  expect(urls).toHaveLength(3)
})

test('where the batch fails each place is asked for by itself, five at a time', async () => {
  let running = 0
  let most = 0
  const { client, urls } = startClient(async (url) => {
    if (isBatch(url)) return new Response('', { status: 500 })
    running++
    most = Math.max(most, running)
    await Promise.resolve()
    running--
    return ok()
  })
  const results = await fetchPrayerTimesBatch(twelve, client)
  expect(results.every((result) => result !== null)).toBe(true)
  expect(urls.filter((url) => !isBatch(url))).toHaveLength(12)
  expect(most).toBe(5)
})

test('one failure in a batch leaves the others alone', async () => {
  const { client } = startClient((url) =>
    isBatch(url) || url.includes('41.000') ? new Response('', { status: 500 }) : ok(),
  )
  const results = await fetchPrayerTimesBatch(
    [40, 41, 42].map((lat) => ({ ...ORDER, lat })),
    client,
  )
  expect(results.map((result) => result !== null)).toEqual([true, false, true])
})
