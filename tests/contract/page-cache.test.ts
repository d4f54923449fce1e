// Pages are kept in memory until the database says that something changed.
import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const home = (headers: Record<string, string> = {}) => fetch(site.url, { headers })

test('a page for nobody in particular may be kept by anyone and is confirmed by its ETag', async () => {
  const askTwice = async () => {
    const first = await home()
    expect(first.headers.get('cache-control')).toContain('public')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    const again = await home({ 'If-None-Match': etag })
    return { status: again.status, text: again.status === 304 ? await again.text() : '(another page)' }
  }
  // Other tests add to the same site: it may change between the two.
  await expect.poll(askTwice, { timeout: 60_000 }).toEqual({ status: 304, text: '' })
})

test.each([
  ['br', 'gzip', 'identity'],
  ['gzip', 'identity', 'br'],
  ['identity', 'br', 'gzip'],
])('a kept page is one page however it is packed, whoever asks first: %s, %s, %s', async (...forms) => {
  const path = `/about-us?first=${forms[0]}`
  const answers = []
  for (const form of forms) {
    const answer = await fetch(site.url + path, { headers: { 'accept-encoding': form } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(form)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    answers.push({ etag: answer.headers.get('etag'), text: await answer.text() })
  }
  expect(answers[0]?.text).toContain('</html>')
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
})

test('a page with a session or a mosque of one’s own is private, and kept by nobody', async () => {
  const masjid = 'masjid=00000000-0000-4000-8000-000000000001'
  for (const cookie of ['sb-mahalla-auth=base64-e30', masjid, `place=51.507:-0.128:London:England:GB:; ${masjid}`]) {
    const response = await home({ cookie })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('etag')).toBeNull()
  }
})

test('which scripts belong to a page’s links is the same for whoever asks, in each language', async () => {
  const page = await (await home()).text()
  const version = /"version":"(\w+)"/.exec(page)?.[1]
  const ask = (prefix: string, cookie: string) =>
    fetch(`${site.url}${prefix}/__manifest?paths=${prefix}/quran,${prefix}/jobs&version=${version}`, {
      headers: { cookie },
    })
  const answers = await Promise.all(
    ['', 'sb-mahalla-auth=base64-e30', 'place=51.507:-0.128:London:England:GB:'].map((cookie) => ask('', cookie)),
  )
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()))
  expect(JSON.parse(first ?? '')).toHaveProperty('routes/jobs')
  expect(others).toEqual([first, first])
  for (const answer of answers) expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(JSON.parse(await (await ask('/ar', '')).text())).toHaveProperty('routes/quran')
})

describe('a page for a place', () => {
  const at = (lat: string, lng: string, city = 'Neighbourton') => ({
    cookie: `place=${lat}:${lng}:${city}:England:GB:`,
  })
  const visit = async (headers: Record<string, string>, path = '') => {
    const response = await fetch(site.url + path, { headers })
    return {
      caching: response.headers.get('cache-control'),
      etag: response.headers.get('etag'),
      text: await response.text(),
    }
  }

  test('is one for all who are near each other, and no cache between may keep it', async () => {
    const pair = async () => [await visit(at('52.404', '-1.502')), await visit(at('52.396', '-1.498'))]
    // Other tests add to the same site: it may change between the two.
    await expect
      .poll(
        async () => {
          const [one, other] = await pair()
          return one?.etag !== null && one?.etag === other?.etag && one?.text === other?.text
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    expect((await visit(at('52.404', '-1.502'))).caching).toBe('private, no-cache')
  })

  test.each(['', '/businesses', '/mosques', '/athan', '/_.data', '/mosques.data'])(
    'never says where exactly: %s',
    async (path) => {
      for (const [lat, lng] of [
        ['52.4137', '-1.5163'],
        ['52.4139', '-1.5161'],
      ] as const) {
        const { text } = await visit(at(lat, lng), path)
        for (const exact of [lat, lng, lat.slice(0, -1), lng.slice(0, -1)]) expect(text).not.toContain(exact)
      }
    },
  )

  test('is another for another name of the place, other prayer settings, and no place', async () => {
    const base = await visit(at('52.404', '-1.502'))
    expect(base.text).toContain('Neighbourton')
    expect((await visit(at('52.404', '-1.502', 'Otherham'))).text).not.toContain('Neighbourton')
    expect((await visit({})).text).not.toContain('Neighbourton')
    const { cookie } = at('52.404', '-1.502')
    expect((await visit({ cookie: `${cookie}; prayer=4-1` })).etag).not.toBe(base.etag)
  })
})

test.each([
  ['without a place', {}],
  ['with a place', { cookie: 'place=51.507:-0.128:London:England:GB:' }],
])('a change in the database shows on the next view %s', async (name, headers) => {
  const words = `Neighbour ${name}`
  expect(await (await home(headers)).text()).not.toContain(words)
  const service = createClient(site.url, site.serviceRoleKey)
  const { error } = await service
    .from('sponsors')
    .insert({ name: words, logo_url: '/logos/sample.svg', tier: 'lead', active: true, agreed: true })
  expect(error).toBeNull()
  await expect.poll(async () => (await (await home(headers)).text()).includes(words), { timeout: 60_000 }).toBe(true)
})
