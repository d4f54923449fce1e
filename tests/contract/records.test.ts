// Exports of the open-data table and uploads of staff, over a real socket.
import { beforeAll, expect, test } from 'vitest'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

// Nothing else of the site lies there.
const TOWN = 'Kelham Records'
let site: SharedSite

beforeAll(async () => {
  site = await sharedSite()
  const rows = Array.from({ length: 3000 }, (_, i) => ({
    source: 'osm',
    source_id: String(i),
    licence: 'ODbL 1.0',
    name: i === 0 ? '=cmd|calc' : `Shop ${i}`,
    city: TOWN,
  }))
  const answer = await fetch(`${site.url}/rest/v1/business`, {
    method: 'POST',
    headers: {
      apikey: site.serviceRoleKey,
      Authorization: `Bearer ${site.serviceRoleKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
    },
    body: JSON.stringify(rows),
  })
  expect(answer.status).toBe(201)
})

const take = (query: string) => fetch(`${site.url}/all-records/export?${query}&city=${encodeURIComponent(TOWN)}`)

test('CSV: every page once, up to the limit, safe to open, with licence', async () => {
  const answer = await take('format=csv')
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2501)
  const names = lines.slice(1).map((line) => line.split(',')[2])
  expect(new Set(names).size).toBe(2500)
  expect(lines.join('\n')).toContain(`"'=cmd|calc"`)
  expect(lines[1]).toContain('ODbL 1.0')
})

test('JSON and GeoJSON are whole and say under which licence', async () => {
  const json = await (await take('format=json&search=Shop')).json()
  expect(json.records).toHaveLength(2500)
  expect(json.meta.licence).toContain('OpenStreetMap')
  const geo = await (await take('format=geojson&kind=mosque')).json()
  expect(geo).toMatchObject({ type: 'FeatureCollection', features: [] })
})

test('a reader who leaves costs nothing more', async () => {
  const answer = await take('format=csv')
  await answer.body?.cancel()
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
})

test('bad questions get a clear answer', async () => {
  expect((await take('format=exe')).status).toBe(400)
  expect((await fetch(`${site.url}/all-records?after=zzz`)).status).toBe(400)
  expect((await fetch(`${site.url}/all-records?country=%00&search=%00%27--&city=%F0`)).status).toBe(400)
})

test('too many exports are refused', async () => {
  let status = 200
  for (let i = 0; i < 40 && status === 200; i++) {
    const answer = await take('format=csv&kind=mosque')
    status = answer.status
    await answer.body?.cancel()
  }
  expect(status).toBe(429)
})

test('nobody but staff can send a file, however large', async () => {
  const form = new FormData()
  form.set('file', new Blob(['x'.repeat(2 * 1024 * 1024)]), 'a.csv')
  const answer = await fetch(`${site.url}/dashboard/staff/imports/new`, {
    method: 'POST',
    body: form,
    headers: { Origin: site.url },
    redirect: 'manual',
  }).catch(() => null)
  // The answer may come before the body was taken; what counts is that nothing was stored.
  if (answer) expect(answer.headers.get('location')).toContain('/login')
  const rows = await fetch(`${site.url}/rest/v1/imports?select=id`, {
    headers: { apikey: site.serviceRoleKey, Authorization: `Bearer ${site.serviceRoleKey}` },
  })
  expect(await rows.json()).toEqual([])
})
