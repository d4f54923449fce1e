// Bad input anywhere gets a clear 4xx, never a 5xx, never a stack trace.
import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { outputOfSharedSite, type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

/** Sends the path as it is written: fetch would tidy it up first. */
function raw(
  method: string,
  path: string,
  { headers = {}, body = '' } = {},
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const req = request({ hostname, port, method, path, headers, insecureHTTPParser: true }, (res) => {
      let text = ''
      res.setEncoding('utf8')
      res.on('data', (chunk: string) => {
        text += chunk
      })
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text }))
    })
    req.on('error', reject)
    req.end(body)
  })
}

const key = () => ({ apikey: site.anonKey })
const json = () => ({ ...key(), 'content-type': 'application/json' })
const big = 'x'.repeat(1_100_000)

test.each<[string, string, string, () => { headers?: Record<string, string>; body?: string }]>([
  ['bad JSON to auth', 'POST', '/auth/v1/signup', () => ({ headers: json(), body: '{bad' })],
  ['wrong types to auth', 'POST', '/auth/v1/signup', () => ({ headers: json(), body: '{"email":{},"password":[]}' })],
  ['nothing to auth', 'POST', '/auth/v1/token?grant_type=password', () => ({ headers: json(), body: '' })],
  ['an unknown grant', 'POST', '/auth/v1/token?grant_type=magic', () => ({ headers: json(), body: '{}' })],
  ['bad JSON to rest', 'POST', '/rest/v1/page_analytics', () => ({ headers: json(), body: '{bad' })],
  ['an unknown column', 'POST', '/rest/v1/page_analytics', () => ({ headers: json(), body: '{"nope":1}' })],
  ['an unknown table', 'GET', '/rest/v1/nothing', () => ({ headers: key() })],
  ['a broken filter', 'GET', '/rest/v1/partners?id=eq.', () => ({ headers: key() })],
  ['an unknown operator', 'GET', '/rest/v1/partners?id=zz.1', () => ({ headers: key() })],
  ['an unknown function', 'POST', '/rest/v1/rpc/nothing', () => ({ headers: json(), body: '{}' })],
  ['no key', 'GET', '/rest/v1/partners', () => ({})],
  ['a wrong key', 'GET', '/rest/v1/partners', () => ({ headers: { apikey: 'sb_publishable_wrong' } })],
  ['the library’s own pages', 'GET', '/_system/info', () => ({ headers: key() })],
  [
    'a huge body to rest',
    'POST',
    '/rest/v1/page_analytics',
    () => ({ headers: json(), body: JSON.stringify({ url: big }) }),
  ],
  [
    'a huge form',
    'POST',
    '/login',
    () => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
      body: `identifier=${big}`,
    }),
  ],
  [
    'a form that is none',
    'POST',
    '/login',
    () => ({ headers: { 'content-type': 'application/json', origin: site.url }, body: '{}' }),
  ],
  ['bad JSON to chat', 'POST', '/api/chat', () => ({ headers: { 'content-type': 'application/json' }, body: '{bad' })],
  [
    'an empty chat message',
    'POST',
    '/api/chat',
    () => ({ headers: { 'content-type': 'application/json' }, body: '{"message":"  "}' }),
  ],
  [
    'a chat message that is no text',
    'POST',
    '/api/chat',
    () => ({ headers: { 'content-type': 'application/json' }, body: '{"message":{"a":1}}' }),
  ],
  ['prayer times nowhere', 'GET', '/api/prayer-times?lat=91&lng=0', () => ({})],
  ['prayer times without place', 'GET', '/api/prayer-times', () => ({})],
  ['prayer times on 31 February', 'GET', '/api/prayer-times?lat=1&lng=1&date=31-02-2026', () => ({})],
  ['geocode of text', 'GET', '/api/geocode?lat=a&lon=b', () => ({})],
  ['cities of nothing', 'GET', '/api/cities', () => ({})],
  ['an unknown endpoint', 'GET', '/api/nothing', () => ({})],
  ['a cover that is none', 'GET', '/cover/../../etc/passwd', () => ({})],
  ['climbing out', 'GET', '/../../../../etc/passwd', () => ({})],
  ['climbing out, encoded', 'GET', '/%2e%2e/%2e%2e/etc/passwd', () => ({})],
  ['climbing out of assets', 'GET', '/assets/..%2f..%2f..%2fpackage.json', () => ({})],
  ['a broken escape', 'GET', '/%E0%A4%A', () => ({})],
  ['a null byte', 'GET', '/login%00', () => ({})],
  ['a line break before another address', 'GET', '/ur/%0A/javascript%3Aalert(1)', () => ({})],
  ['an unknown page', 'GET', '/nothing-here-at-all', () => ({})],
  ['an unknown country', 'GET', '/atlantis/restaurants', () => ({})],
  ['a method a page has not', 'DELETE', '/', () => ({ headers: { origin: site.url } })],
  ['a method an endpoint has not', 'POST', '/api/prayer-times', () => ({})],
])('%s', async (_name, method, path, options) => {
  const { status, text } = await raw(method, path, options())
  expect(status, text.slice(0, 300)).toBeGreaterThanOrEqual(400)
  expect(status, text.slice(0, 300)).toBeLessThan(500)
  expect(text).not.toMatch(/\n\s+at .*(?:node_modules|\.[jt]sx?:\d)/)
  expect(text).not.toContain('root:x:0')
})

const PAGES = ['/place', '/newsletter/confirm', '/newsletter/unsubscribe', '/dashboard/staff', '/ar/login']

test.each(PAGES)('%s refuses bodies and verbs that no page has', async (path) => {
  const origin = { origin: site.url }
  const post = (type: string, body: string) => raw('POST', path, { headers: { ...origin, 'content-type': type }, body })
  expect((await post('application/json', '{}')).status).toBe(415)
  expect((await post('text/plain', 'a=b')).status).toBe(415)
  expect((await post('multipart/form-data; boundary=x', '--x')).status).toBe(400)
  expect((await post('multipart/form-data', 'x')).status).toBe(400)
  expect((await post('application/x-www-form-urlencoded', 'a=%00')).status).toBe(400)
  for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND'])
    expect((await raw(method, path, { headers: origin })).status, method).toBe(405)
  expect((await raw('OPTIONS', path)).status).toBe(204)
})

test.each([
  '/rest/v1/',
  '/auth/v1/',
  '/storage/v1/',
  '/functions/v1/',
  '/realtime/v1/',
  '/api/',
  '/embed/',
  '/business/',
])('an address that no text stands behind is 400 at %s', async (path) => {
  for (const name of ['%ED%A0%80', '%E0%A4%A', '%', 'a%00b', 'x?q=%00']) {
    const { status, text } = await raw('GET', path + name, { headers: key() })
    expect(status, name).toBe(400)
    expect(text).toContain('This address cannot be read')
  }
})

test('hostile cookies are ignored', async () => {
  for (const cookie of [
    'place=%00%ff%ff',
    `place=${'9'.repeat(3000)}`,
    'sb-mahalla-auth=base64-!!!',
    'place=1,2,<script>',
    'theme=<b>',
  ]) {
    const response = await fetch(site.url, { headers: { cookie } })
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('<script>,')
  }
})

test('every page is served with a policy without unsafe-inline', async () => {
  for (const path of ['/', '/ar', '/login', '/nothing-here-at-all']) {
    const policy = (await fetch(site.url + path)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe-inline')
  }
})

test('visitors’ coordinates reach logs and tables with at most two decimals', async () => {
  await fetch(`${site.url}/api/prayer-times?lat=51.507351&lng=-0.127758`)
  await fetch(`${site.url}/api/geocode?lat=51.507351&lon=-0.127758`)
  await fetch(site.url, { headers: { cookie: 'place=51.507351' } })
  expect(await outputOfSharedSite()).not.toMatch(/\d+\.\d{3,}.*51\.507|51\.507\d/)
})

test('the site’s own endpoints answer in the shapes the specification reads', async () => {
  const json = async (path: string, init?: RequestInit) => (await fetch(site.url + path, init)).json()
  const day = await json('/api/prayer-times?date=15-11-2026&lat=51.51&lng=-0.13&method=2&school=1')
  expect(day).toMatchObject({
    code: 200,
    status: 'OK',
    data: { meta: { timezone: 'Europe/London' }, date: { readable: '15 Nov 2026' } },
  })
  for (const prayer of ['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'])
    expect(day.data.timings[prayer], prayer).toMatch(/^\d\d:\d\d/)
  const town = await json('/api/geocode?lat=51.51&lon=-0.13')
  expect(town.address).toMatchObject({ city: expect.any(String), state: expect.any(String), country: 'United Kingdom' })
  const reply = await json('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: '{"message": "How do I add my business?", "model": "any"}',
  })
  expect(reply.response).toEqual(expect.any(String))
  expect((await fetch(`${site.url}/api/external-ratings?ids=x`)).status).toBe(404)
})
