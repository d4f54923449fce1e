// Pages are kept in memory until the database says that something changed.
import { createClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
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

test('a page with a place or a session is private', async () => {
  for (const cookie of ['place=51.507:-0.128:London:England:GB:', 'sb-mahalla-auth=base64-e30']) {
    const response = await home({ cookie })
    expect(response.headers.get('cache-control')).toContain('private')
    expect(response.headers.get('etag')).toBeNull()
  }
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
    .insert({ name: words, logo_url: '/logos/sample.svg', tier: 'lead', active: true })
  expect(error).toBeNull()
  await expect.poll(async () => (await (await home(headers)).text()).includes(words), { timeout: 60_000 }).toBe(true)
})
