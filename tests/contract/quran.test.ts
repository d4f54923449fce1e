// Headers and answers of the Quran's pages, for caches, browsers and readers.
import { beforeAll, expect, test } from 'vitest'
import { FIXED, PERSONAL } from '#app/lib/cache-control.ts'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' })

test('a surah may be kept by any cache, and is answered with 304 when it has not changed', async () => {
  await get('/quran/112')
  const kept = await get('/quran/112')
  expect(kept.headers.get('cache-control')).toBe(FIXED)
  const etag = kept.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  expect(kept.headers.get('content-encoding')).toMatch(/gzip|br/)
  expect(await kept.text()).toContain('ٱللّ')
  expect((await get('/quran/112', { 'if-none-match': etag })).status).toBe(304)
})

test('a page by someone’s own settings is nobody else’s', async () => {
  const cookie = 'quran=auto~1~below~verses~5'
  const own = await get('/quran/112', { cookie })
  expect(own.headers.get('cache-control')).toBe(PERSONAL)
  expect(await own.text()).toContain('quran-size-5')
  expect(await (await get('/quran/112')).text()).not.toContain('quran-size-5')
})

test('sound may come from the configured address alone', async () => {
  const policy = (await get('/quran/112')).headers.get('content-security-policy')
  expect(policy).toContain("media-src 'self' https://audio.example;")
})

test('an edition that was switched off is neither offered nor shown', async () => {
  const html = await (await get('/fr/quran/112')).text()
  expect(html).not.toContain('Hamidullah')
  expect(html).toContain('Saheeh International')
  const chosen = await (await get('/fr/quran/112', { cookie: 'quran=fr~0~below~verses~3' })).text()
  expect(chosen).not.toContain('lang="fr" dir="ltr" class="quran-ayah__tr"')
})

test.each(['/quran/0', '/quran/115', '/quran/1/8', '/quran/juz/31', '/quran/page/605', '/quran/01'])(
  '%s is not there',
  async (path) => expect((await get(path)).status).toBe(404),
)

test('a zero byte is in no address', async () => expect((await get('/quran/1%00')).status).toBe(400))

test('what is posted wrongly changes nothing', async () => {
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { method: 'POST', body, headers: { origin: site.url, ...headers }, redirect: 'manual' })
  const bad = await post('/quran/settings', new URLSearchParams({ size: '99' }))
  expect(bad.status).toBe(400)
  expect(bad.headers.get('set-cookie')).toBeNull()
  const away = await post('/quran/settings', new URLSearchParams({ size: '4', back: 'https://evil.example/' }))
  expect(away.status).toBe(302)
  expect(away.headers.get('location')).toBe('/quran')
  expect((await post('/quran/shelf', '{}', { 'content-type': 'application/json' })).status).toBe(401)
  expect((await post('/quran/bookmarks', new URLSearchParams({ verse: '9999' }))).status).toBe(400)
})
