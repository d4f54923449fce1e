// The positions of visitors: whatever they send, no more than two decimals of it reach the logs or a table. The pages and
// endpoints that take a position are asked with a precise one, then everything the site wrote is searched for it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { outputOfSharedSite, type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

// A place with digits that appear nowhere else: no listing is near, and no clock reads so.
const LAT = '12.345678'
const LNG = '98.765432'
const PRECISE = /12[.,]34\d|98[.,]76\d/

let site: SharedSite

beforeAll(async () => {
  site = await sharedSite()
})

const cookie = `place=${LAT}:${LNG}:Somewhere::TH:; prayer=3-0`

async function ask(path: string, init: RequestInit = {}): Promise<number> {
  const headers = { cookie, origin: site.url, ...init.headers }
  return (await fetch(site.url + path, { redirect: 'manual', ...init, headers })).status
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

const PAGES = [
  '/',
  '/ar',
  '/businesses',
  '/mosques',
  '/athan',
  '/athan/month',
  '/athan/hijri',
  '/athan/qibla',
  '/athan/settings',
  '/place',
]

test.each(PAGES)('%s is read from a precise place', async (path) => {
  expect(await ask(path)).toBe(200)
})

test.each([
  [`/api/prayer-times?date=15-11-2026&lat=${LAT}&lng=${LNG}&method=2&school=1`, 200],
  [`/api/prayer-times?lat=${LAT}&lng=${LNG}&method=99`, 400],
  [`/api/prayer-times/batch?points=${LAT},${LNG};${LAT},${LNG}`, 200],
  [`/api/prayer-times/batch?points=${LAT},${LNG},x`, 400],
  [`/api/geocode?lat=${LAT}&lon=${LNG}`, 200],
  [`/athan/calendar.ics?lat=${LAT}&lng=${LNG}`, 200],
  [`/athan/calendar.ics?lat=${LAT}&lng=${LNG}&choice=x`, 400],
  [`/nowhere/${LAT},${LNG}`, 404],
])('%s answers %i', async (path, status) => {
  expect(await ask(path)).toBe(status)
})

test('forms take a precise place', async () => {
  const place = { lat: LAT, lng: LNG, city: 'Somewhere', state: '', country: 'Thailand', countryCode: 'TH' }
  expect(await ask('/place', form({ ...place, stay: '1' }))).toBeLessThan(500)
  expect(await ask('/athan/settings', form({ method: '4', school: '0' }))).toBe(302)
  const question = JSON.stringify({ message: `What is near ${LAT}, ${LNG}?`, model: '' })
  const headers = { 'Content-Type': 'application/json' }
  expect(await ask('/api/chat', { method: 'POST', headers, body: question })).toBe(200)
})

test('a page view may come from a map', async () => {
  const view = {
    url: `/businesses?lat=${LAT}&lng=${LNG}`,
    title: 'Businesses',
    referrer: `https://maps.example/@${LAT},${LNG},17z`,
  }
  const headers = { apikey: site.anonKey, 'Content-Type': 'application/json', Prefer: 'return=minimal' }
  const answer = await fetch(`${site.url}/rest/v1/page_analytics`, {
    method: 'POST',
    headers,
    body: JSON.stringify(view),
  })
  expect(answer.status).toBe(201)
})

test('nothing of it is in the logs', async () => {
  const output = await outputOfSharedSite()
  expect(output).toContain('ready in')
  expect(PRECISE.exec(output)).toBeNull()
})

test('nothing of it is in any table', async () => {
  const tables = readdirSync(join(import.meta.dirname, '../../supabase/tests/matrix'))
    // The words of help are written by us, not by visitors.
    .filter((file) => file !== 'shape.ts' && file !== 'help-topics.ts')
    .map((file) => file.replace('.ts', '').replaceAll('-', '_'))
  const found: string[] = []
  let rows = 0
  for (const table of tables) {
    const headers = { apikey: site.serviceRoleKey, Authorization: `Bearer ${site.serviceRoleKey}` }
    const answer = await fetch(`${site.url}/rest/v1/${table}?limit=1000`, { headers })
    expect(answer.status, table).toBe(200)
    const text = await answer.text()
    rows += (JSON.parse(text) as unknown[]).length
    // Seconds of a clock may look like a place.
    if (PRECISE.test(text.replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+/g, ''))) found.push(table)
  }
  expect(found).toEqual([])
  // The page view at least: an empty database would prove nothing.
  expect(rows).toBeGreaterThan(0)
})
