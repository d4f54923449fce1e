import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchGuarded, readPage } from './fetch-guarded.ts'
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
const pages: Record<
  string,
  { status: number; to?: string; body?: string | Buffer; type?: string; isEndless?: boolean }
> = {}
const site = createServer((request, response) => {
  asked.push(request.url ?? '')
  const { status, to, body, type, isEndless } = pages[request.url ?? ''] ?? { status: 404 }
  response.writeHead(status, { ...(to && { Location: to }), ...(type && { 'Content-Type': type }) })
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

test('a page that somebody names is read in its own alphabet, wherever it moved, and only where it is a page', async () => {
  const type = 'text/html; charset=windows-1256'
  pages['/recipe'] = { status: 301, to: '/recipes/soup' }
  pages['/recipes/soup'] = { status: 200, type, body: Buffer.from([0xcd, 0xe1, 0xc7, 0xe1]) }
  expect(await readPage(`${base}/recipe`, true)).toEqual({ page: 'حلال', url: `${base}/recipes/soup` })
  pages['/picture'] = { status: 200, type: 'image/png', body: 'x' }
  expect(await readPage(`${base}/picture`, true)).toEqual({ refused: 'no_page' })
  pages['/huge'] = { status: 200, type: 'text/html', isEndless: true }
  const huge = await readPage(`${base}/huge`, true)
  expect('page' in huge && huge.page.length).toBe(2 * 1024 * 1024)
})

test.each([
  ['http://127.0.0.1/', 'private_address'],
  ['https://[::1]/', 'private_address'],
  ['https://169.254.169.254/latest/meta-data', 'private_address'],
  ['https://2130706433/', 'private_address'],
  ['https://user:secret@kitchen.example/', 'not_https'],
  ['ftp://kitchen.example/', 'not_https'],
  ['file:///etc/passwd', 'not_https'],
  ['javascript:alert(1)', 'not_https'],
  ['https://kitchen.invalid:22/', 'port'],
  ['soup', 'unknown_host'],
])('no page is read at %s', async (address, refused) => {
  expect(await readPage(address, false)).toEqual({ refused })
})

test('a redirect is looked at like the first address', async () => {
  pages['/inside'] = { status: 302, to: 'ftp://127.0.0.1/secret' }
  expect(await readPage(`${base}/inside`, true)).toEqual({ refused: 'not_https' })
})
