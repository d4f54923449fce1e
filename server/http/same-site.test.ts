import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sameSite } from './same-site.ts'

async function post(siteUrl: string, headers: Record<string, string>) {
  const app = new Hono()
  app.use(sameSite(siteUrl))
  app.all('/', (c) => c.text('done'))
  return (await app.request('/', { method: 'POST', headers: { host: 'mahalla.example', ...headers } })).status
}

const SECURE = 'https://mahalla.example'

test.each<[number, string, Record<string, string>]>([
  [200, SECURE, { origin: SECURE }],
  [200, SECURE, {}],
  [403, SECURE, { origin: 'http://mahalla.example' }],
  [403, SECURE, { origin: 'https://evil.example' }],
  [403, SECURE, { origin: 'https://mahalla.example.evil.example' }],
  [403, SECURE, { origin: 'https://mahalla.example:8443' }],
  [403, SECURE, { origin: 'null' }],
  [200, SECURE, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [403, SECURE, { origin: 'null', 'sec-fetch-site': 'same-site' }],
  [403, SECURE, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [403, SECURE, { origin: 'null', 'sec-fetch-site': 'none' }],
  [403, SECURE, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  [403, SECURE, { 'sec-fetch-site': 'cross-site' }],
  [200, 'http://mahalla.example', { origin: 'http://mahalla.example' }],
  [403, 'http://mahalla.example', { origin: SECURE }],
  [200, '', { origin: SECURE }],
  [200, '', { origin: 'http://mahalla.example' }],
  [403, '', { origin: 'https://evil.example' }],
])('%i with SITE_URL "%s" for %o', async (status, siteUrl, headers) => {
  expect(await post(siteUrl, headers)).toBe(status)
})
