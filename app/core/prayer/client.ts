// Prayer times over HTTP, for code that runs in the browser: our own endpoint, then the public service, with a
// day's cache. It knows nothing of the calculation, so that the page that uses it stays small.
import { isRecord } from '#app/lib/records.ts'
import type { MethodId, School } from './methods.ts'

export type PrayerTimesResult = {
  fajr: string
  dhuhr: string
  asr: string
  maghrib: string
  isha: string
  /** As the service writes it: "15 Nov 2026". */
  date: string
  city: string
  country: string
}

export type PrayerTimesOrder = {
  lat: number
  lng: number
  /** DD-MM-YYYY */
  date: string
  method: MethodId
  school: School
  /** Known to the caller, not to the service; without a city the time zone's is used. */
  city?: string | undefined
  country?: string | undefined
}

export type PrayerTimesClient = {
  fetch: (url: string) => Promise<Response>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  now: () => number
  /** The public service; null keeps the visitor's coordinates on this site. */
  fallbackUrl?: string | null | undefined
  sleep?: ((milliseconds: number) => Promise<void>) | undefined
  log?: ((message: string) => void) | undefined
}

export const PUBLIC_SERVICE_URL = 'https://api.aladhan.com/v1/timings'

const OWN_URL = '/api/prayer-times'
const CACHE_PREFIX = 'prayerTimes:'
const CACHE_MILLISECONDS = 24 * 60 * 60 * 1000
const BATCH_SIZE = 5
const BATCH_PAUSE_MILLISECONDS = 100
// About 100 m: enough for the minute, and no more of the visitor's position than the place cookie holds.
const COORDINATE_DECIMALS = 3

type Fetched = Pick<PrayerTimesResult, 'fajr' | 'dhuhr' | 'asr' | 'maghrib' | 'isha' | 'date'> & { timeZone: string }

function readPath(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value)
}

/** The public service writes "05:12" or "05:12 (BST)". */
function readTime(body: unknown, name: string): string | null {
  const text = readPath(body, 'data', 'timings', name)
  return typeof text === 'string' ? (/^\d{2}:\d{2}(?= |$)/.exec(text)?.[0] ?? null) : null
}

function readBody(body: unknown): Fetched | null {
  if (readPath(body, 'code') !== 200) return null
  const fajr = readTime(body, 'Fajr')
  const dhuhr = readTime(body, 'Dhuhr')
  const asr = readTime(body, 'Asr')
  const maghrib = readTime(body, 'Maghrib')
  const isha = readTime(body, 'Isha')
  const date = readPath(body, 'data', 'date', 'readable')
  const timeZone = readPath(body, 'data', 'meta', 'timezone')
  if (!fajr || !dhuhr || !asr || !maghrib || !isha || typeof date !== 'string') return null
  return { fajr, dhuhr, asr, maghrib, isha, date, timeZone: typeof timeZone === 'string' ? timeZone : '' }
}

async function request(url: string, { fetch, log = console.warn }: PrayerTimesClient): Promise<Fetched | null> {
  try {
    const response = await fetch(url)
    if (!response.ok) {
      log(`API request failed with status ${response.status}`)
      return null
    }
    const body: unknown = await response.json()
    const fetched = readBody(body)
    if (!fetched) log(`API error: ${String(readPath(body, 'status') ?? 'unexpected answer')}`)
    return fetched
  } catch (error) {
    log(`API error: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

// Storage may be full, switched off or written by someone else: the cache is a help, never a condition.

function readCache(key: string, { storage, now }: PrayerTimesClient): Fetched | null {
  try {
    const entry: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    const savedAt = readPath(entry, 'savedAt')
    const age = typeof savedAt === 'number' ? now() - savedAt : Number.NaN
    if (!(age >= 0 && age < CACHE_MILLISECONDS)) return null
    return readBody(readPath(entry, 'body'))
  } catch {
    return null
  }
}

function writeCache(key: string, fetched: Fetched, { storage, now }: PrayerTimesClient): void {
  const { date, timeZone, fajr, dhuhr, asr, maghrib, isha } = fetched
  // Kept in the wire form, so that what is read back goes through the same checks.
  const timings = { Fajr: fajr, Dhuhr: dhuhr, Asr: asr, Maghrib: maghrib, Isha: isha }
  const body = { code: 200, data: { timings, date: { readable: date }, meta: { timezone: timeZone } } }
  try {
    dropExpired(storage, now())
    storage.setItem(key, JSON.stringify({ savedAt: now(), body }))
  } catch {}
}

/** Every day and place makes a key of its own; without this they would pile up for ever. */
function dropExpired(storage: PrayerTimesClient['storage'], now: number): void {
  const keys = Array.from({ length: storage.length }, (_, position) => storage.key(position))
  for (const key of keys) {
    if (!key?.startsWith(CACHE_PREFIX)) continue
    const savedAt = /^\{"savedAt":(\d+),/.exec(storage.getItem(key) ?? '')?.[1]
    if (savedAt === undefined || now - Number(savedAt) >= CACHE_MILLISECONDS) storage.removeItem(key)
  }
}

function isKnownPlace({ lat, lng }: PrayerTimesOrder): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0)
}

type Ordered = { order: PrayerTimesOrder; lat: string; lng: string; method: MethodId; school: School; key: string }

function prepare(order: PrayerTimesOrder): Ordered {
  const { date, method, school } = order
  const lat = order.lat.toFixed(COORDINATE_DECIMALS)
  const lng = order.lng.toFixed(COORDINATE_DECIMALS)
  return { order, lat, lng, method, school, key: `${CACHE_PREFIX}${lat},${lng}:${date}:${method}:${school}` }
}

/** Null when the place is unknown or neither service answers; the reason is logged. */
export async function fetchPrayerTimes(
  order: PrayerTimesOrder,
  client: PrayerTimesClient,
): Promise<PrayerTimesResult | null> {
  if (!isKnownPlace(order)) return null
  const { date } = order
  const { lat, lng, method, school, key } = prepare(order)

  let fetched = readCache(key, client)
  if (!fetched) {
    const { fallbackUrl = PUBLIC_SERVICE_URL } = client
    fetched = await request(
      `${OWN_URL}?${new URLSearchParams({ date, lat, lng, method: `${method}`, school: `${school}` })}`,
      client,
    )
    if (!fetched && fallbackUrl) {
      const query = new URLSearchParams({ latitude: lat, longitude: lng, method: `${method}`, school: `${school}` })
      fetched = await request(`${fallbackUrl}/${date}?${query}`, client)
    }
    if (!fetched) return null
    writeCache(key, fetched, client)
  }

  const { timeZone, ...times } = fetched
  // The zone names a continent, never a country, so only its city can stand in.
  const zoneCity = timeZone.split('/').slice(1).at(-1)?.replaceAll('_', ' ') ?? ''
  return { ...times, city: order.city ?? zoneCity, country: order.country ?? '' }
}

/** Asks for the places of one batch that are not remembered in one request and remembers the answers. */
async function fetchTogether(orders: readonly PrayerTimesOrder[], client: PrayerTimesClient): Promise<void> {
  const missing = orders
    .filter(isKnownPlace)
    .map(prepare)
    .filter(({ key }) => !readCache(key, client))
  const [first] = missing
  const isSameDay = missing.every(
    ({ order, method, school }) =>
      order.date === first?.order.date && method === first.method && school === first.school,
  )
  // A place alone is asked for alone, and so are orders for different days or methods.
  if (!first || missing.length < 2 || !isSameDay) return
  const points = missing.map(({ lat, lng }) => `${lat},${lng}`).join(';')
  const query = { date: first.order.date, points, method: `${first.method}`, school: `${first.school}` }
  try {
    const response = await client.fetch(`${OWN_URL}/batch?${new URLSearchParams(query)}`)
    const data: unknown = response.ok ? readPath(await response.json(), 'data') : null
    if (!Array.isArray(data) || data.length !== missing.length) return
    for (const [index, { key }] of missing.entries()) {
      const fetched = readBody({ code: 200, data: data[index] })
      if (fetched) writeCache(key, fetched, client)
    }
  } catch {
    // Each place is asked for by itself then, and says itself what went wrong.
  }
}

/** One result per order, in order: five at a time with a short pause, to be kind to the service. */
export async function fetchPrayerTimesBatch(
  orders: readonly PrayerTimesOrder[],
  client: PrayerTimesClient,
): Promise<(PrayerTimesResult | null)[]> {
  const { sleep = (milliseconds) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)) } = client
  const results: (PrayerTimesResult | null)[] = []
  for (let start = 0; start < orders.length; start += BATCH_SIZE) {
    if (start > 0) await sleep(BATCH_PAUSE_MILLISECONDS)
    const batch = orders.slice(start, start + BATCH_SIZE)
    await fetchTogether(batch, client)
    results.push(...(await Promise.all(batch.map((order) => fetchPrayerTimes(order, client)))))
  }
  return results
}
