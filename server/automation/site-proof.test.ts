import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchGuarded } from './fetch-guarded.ts'
import { fileShows, headShows, PROOF_FILE, siteShows } from './site-proof.ts'

const TOKEN = 'a1b2c3'
const tag = `<meta name="mahalla-site-verification" content="${TOKEN}">`

test.each([
  [`<html><head><title>Bread</title>${tag}</head><body>`, true],
  [`<head><META content='${TOKEN}' name='Mahalla-Site-Verification' /></head>`, true],
  ['<head><meta name="mahalla-site-verification" content="another"></head>', false],
  // What visitors write stands in the body, and a comment is not the page.
  [`<head></head><body><p>${tag}</p>`, false],
  [`<head><!-- ${tag} --></head>`, false],
  [`<head><!-- ${tag}`, false],
  [`<head><meta name="description" content="${tag.replaceAll('"', '&quot;')}"></head>`, false],
])('a proof stands in the head: %s', (page, isShown) => expect(headShows(page, TOKEN)).toBe(isShown))

test('a file holds the token as a word of its own', () => {
  expect(fileShows(`${TOKEN}\n`, TOKEN)).toBe(true)
  expect(fileShows(`x${TOKEN}`, TOKEN)).toBe(false)
})

const asked: string[] = []
const pages: Record<string, { status: number; to?: string; body?: string; isEndless?: boolean }> = {}
const site = createServer((request, response) => {
  asked.push(request.url ?? '')
  const { status, to, body, isEndless } = pages[request.url ?? ''] ?? { status: 404 }
  response.writeHead(status, to ? { Location: to } : {})
  if (!isEndless) {
    response.end(body ?? '')
    return
  }
  const more = setInterval(() => response.write('x'.repeat(65_536)), 1)
  response.on('close', () => clearInterval(more))
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  site.closeAllConnections()
  await new Promise((closed) => site.close(closed))
})

test('looks at the file, then at the page, through redirects of the same site alone', async () => {
  pages['/'] = { status: 301, to: '/home' }
  pages['/home'] = { status: 200, body: `<head>${tag}</head>` }
  expect(await siteShows(`${base}/`, TOKEN, true)).toBe(true)
  pages['/home'] = { status: 302, to: 'http://localhost:1/elsewhere' }
  expect(await siteShows(`${base}/`, TOKEN, true)).toBe(false)
  pages[PROOF_FILE] = { status: 200, body: TOKEN }
  expect(await siteShows(`${base}/`, TOKEN, true)).toBe(true)
})

test('a page that goes round or never ends costs no more than a little', async () => {
  pages['/round'] = { status: 302, to: '/round' }
  asked.length = 0
  expect(await fetchGuarded(new URL('/round', base), true)).toBeNull()
  expect(asked).toHaveLength(4)
  pages['/endless'] = { status: 200, isEndless: true }
  expect((await fetchGuarded(new URL('/endless', base), true))?.length).toBe(256 * 1024)
})

test('nothing inside the network of the server is asked', async () => {
  asked.length = 0
  expect(await fetchGuarded(new URL(base), false)).toBeNull()
  expect(await fetchGuarded(new URL(base.replace('http:', 'https:')), false)).toBeNull()
  expect(asked).toEqual([])
})
