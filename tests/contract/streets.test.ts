// Street maps as browsers and strangers ask for them: parts of what is there, and nothing else of the disk.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRegion } from '#server/streets/build-region.ts'
import { writeMadeTown } from '#tests/fixtures/made-town.ts'
import { copyOfFilledFolder, type RunningSite, startSite } from '#tests/fixtures/site.ts'

let site: RunningSite
let map: Buffer
const town = { lat: 51.509, lng: -0.126 }

beforeAll(async () => {
  const dataDir = copyOfFilledFolder()
  const extract = join(dataDir, 'made-town.osm.pbf')
  writeMadeTown({ path: extract, ...town, ways: 400 })
  await buildRegion(extract, { dataDir })
  const folder = join(dataDir, 'streets')
  map = readFileSync(join(folder, 'made-town.pmtiles'))
  writeFileSync(join(folder, 'no-map.pmtiles'), 'x'.repeat(500))
  writeFileSync(join(folder, 'hidden.txt'), 'hidden words')
  mkdirSync(join(folder, 'folder.pmtiles'))
  symlinkSync('/etc/hostname', join(folder, 'link.pmtiles'))
  site = await startSite({ DATA_DIR: dataDir })
})
afterAll(() => site?.stop())

/** As it is written, without a client's tidying. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(site.url)
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, failed) => {
    request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', failed)
      .end()
  })
}

const FILE = '/map/streets/made-town.pmtiles'

test('the list has the maps that are maps', async () => {
  const list = await (await fetch(`${site.url}/map/streets.json`)).json()
  expect(list).toHaveLength(1)
  expect(list[0].url).toMatch(/^\/map\/streets\/made-town\.pmtiles\?v=[a-z0-9]+-[a-z0-9]+$/)
  expect(list[0]).toMatchObject({ maxZoom: 14 })
  expect(list[0].bounds.west).toBeLessThan(town.lng)
})

test.each([
  ['bytes=0-126', 0, 126],
  ['bytes=100-', 100, Number.POSITIVE_INFINITY],
  ['bytes=-50', -50, Number.POSITIVE_INFINITY],
  ['bytes=0-99999999999', 0, Number.POSITIVE_INFINITY],
])('%s is a part', async (range, from, to) => {
  const { status, headers, body } = await ask(FILE, { range, 'accept-encoding': 'gzip, br' })
  expect(status).toBe(206)
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.equals(map.subarray(from, Math.min(to + 1, map.length)))).toBe(true)
})

test('what was read may be kept while the file is the same', async () => {
  const [{ url }] = await (await fetch(`${site.url}/map/streets.json`)).json()
  const named = await ask(url, { range: 'bytes=0-9' })
  expect(named.headers['cache-control']).toContain('immutable')
  const unnamed = await ask(FILE, { range: 'bytes=0-9' })
  expect(unnamed.headers['cache-control']).toContain('no-cache')
  expect(unnamed.headers.etag).toBe(named.headers.etag)
})

test('a part that is not there, none, several, and the head alone', async () => {
  expect((await ask(FILE, { range: `bytes=${map.length}-` })).status).toBe(416)
  expect((await ask(FILE, { range: 'bytes=9-3' })).status).toBe(416)
  for (const range of ['bytes=0-1,5-9', 'lines=0-9', 'bytes=-', 'bytes=a-b'])
    expect((await ask(FILE, { range })).status).toBe(200)
  const whole = await ask(FILE)
  expect([whole.status, whole.body.length]).toEqual([200, map.length])
  const head = await ask(FILE, {}, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(map.length), 0])
})

test.each([
  '/map/streets/hidden.txt',
  '/map/streets/made-town.addresses',
  '/map/streets/no-map.pmtiles',
  '/map/streets/folder.pmtiles',
  '/map/streets/../secrets.json',
  '/map/streets/..%2fsecrets.json',
  '/map/streets/%2e%2e/secrets.json',
  '/map/streets/..\\secrets.json',
  '/map/streets//etc/hostname',
  '/map/streets/%2fetc%2fhostname',
  '/map/streets/made-town.pmtiles%00.txt',
  '/map/streets/MADE-TOWN.pmtiles',
  '/map/streets/.pmtiles',
  '/map/streets/',
])('%s gives nothing away', async (path) => {
  const { status, body } = await ask(path, { range: 'bytes=0-99' })
  expect([400, 404]).toContain(status)
  expect(body.toString()).not.toMatch(/hidden words|xxxx/)
  expect(body.toString()).not.toContain(site.serviceRoleKey)
})

test('a link out of the folder is no map', async () => {
  expect((await ask('/map/streets/link.pmtiles', { range: 'bytes=0-9' })).status).toBe(404)
})

const search = (query: Record<string, string>) => fetch(`${site.url}/api/address?${new URLSearchParams(query)}`)

test('an address of the town has a door, one elsewhere has none', async () => {
  const found = await search({ address: '9 Acorn Street', city: 'London', country: 'GB' })
  expect(found.status).toBe(200)
  expect(await found.json()).toMatchObject({ precision: expect.stringMatching(/door|street/) })
  expect(await (await search({ address: '9 Acorn Street', city: 'Leeds', country: 'GB' })).json()).toBeNull()
  expect(await (await search({ address: '9 Nowhere Street', city: 'London', country: 'GB' })).json()).toBeNull()
  const byCode = { address: '9 Nowhere Street', postcode: 'E1 6RF' }
  expect(await (await search({ ...byCode, city: 'London', country: 'GB' })).json()).toMatchObject({
    precision: 'postcode',
    lat: expect.closeTo(51.52, 1),
  })
  // A code of another town, or of another country.
  expect(await (await search({ ...byCode, city: 'Glasgow', country: 'GB' })).json()).toBeNull()
  expect(await (await search({ ...byCode, city: 'Paris', country: 'FR' })).json()).toBeNull()
  expect((await search({ address: '', city: 'London', country: 'GB' })).status).toBe(400)
  expect((await search({ address: 'x'.repeat(500), city: 'London', country: 'GB' })).status).toBe(400)
  expect((await search({ address: '9 Acorn Street', city: 'London', country: '\0\0' })).status).toBe(400)
})

test('cities are answered as before, and with their parts where these are asked for', async () => {
  const cities = async (query: string) => (await fetch(`${site.url}/api/cities?${query}`)).json()
  const [london] = await cities('q=london')
  expect(Object.keys(london)).toEqual(['city', 'state', 'country', 'countryCode', 'lat', 'lng'])
  expect(await cities('q=whitechapel')).not.toContainEqual(expect.objectContaining({ city: 'London' }))
  expect(await cities('q=whitechapel&parts')).toContainEqual(
    expect.objectContaining({ city: 'London', quarter: 'Whitechapel' }),
  )
  expect(await cities('q=lodnon')).toContainEqual(expect.objectContaining({ city: 'London', countryCode: 'GB' }))
  expect(await cities('q=MT1%202AA&parts')).toContainEqual(
    expect.objectContaining({ city: 'London', quarter: 'MT1 2AA' }),
  )
  expect(await cities('q=MT1%202AA')).toEqual([])
})
