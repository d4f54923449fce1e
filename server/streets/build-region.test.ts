// From a small extract to what a browser reads: tiles by layer, and addresses by street.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { afterAll, expect, test } from 'vitest'
import { regionName } from '#app/lib/region-name.ts'
import { blob, type OsmNode, type OsmWay, writeOsmHead, writeOsmPbf } from '#tests/fixtures/osm-pbf.ts'
import { buildRegion, NothingToDraw } from './build-region.ts'
import { findAddress, findPostcode } from './find-address.ts'
import { createRegions } from './regions.ts'
import { toSquare } from './rings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-streets-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const [LAT, LON] = [51.52, -0.072]
const at = (id: number, up: number, right: number, tags?: Record<string, string>): OsmNode => ({
  id,
  lat: LAT + up / 10_000,
  lon: LON + right / 10_000,
  ...(tags && { tags }),
})
const ring = (first: number) => [first, first + 1, first + 2, first + 3, first]
const square = (first: number, up: number, right: number, side: number) =>
  [
    [0, 0],
    [0, side],
    [side, side],
    [side, 0],
  ].map(([north = 0, east = 0], i) => at(first + i, up + north, right + east))

const nodes: OsmNode[] = [
  at(1, 0, 0),
  at(2, 10, 2),
  at(3, 20, 0),
  at(4, 10, -20),
  at(5, 10, 20),
  at(6, 5, 5, { place: 'quarter', name: 'Spitalfields', 'name:ar': 'سبيتلفيلدز' }),
  at(7, 2, 1, { 'addr:housenumber': '10', 'addr:street': 'Brick Lane', 'addr:postcode': 'E1 6PU' }),
  at(8, 8, 1, { 'addr:housenumber': '16', 'addr:street': 'Brick Lane', 'addr:postcode': 'E1 6PU' }),
  ...square(20, -20, -20, 12),
  ...square(30, -80, 10, 40),
  ...square(40, -70, 20, 10),
  ...square(50, 3, 8, 3),
]
const ways: OsmWay[] = [
  { id: 1, refs: [1, 2, 3], tags: { highway: 'residential', name: 'Brick Lane', 'name:ar': 'بريك لين' } },
  { id: 2, refs: [4, 2, 5], tags: { highway: 'primary', name: 'Hanbury Street', tunnel: 'yes' } },
  { id: 3, refs: ring(20), tags: { leisure: 'park', name: 'Allen Gardens' } },
  // One lake of two ways and an island.
  { id: 4, refs: [30, 31, 32] },
  { id: 5, refs: [30, 33, 32] },
  { id: 6, refs: ring(40) },
  { id: 7, refs: ring(50), tags: { building: 'yes' } },
  { id: 8, refs: [4, 999, 5], tags: { railway: 'rail' } },
  { id: 9, refs: [1, 3], tags: { barrier: 'wall' } },
]
const relations = [
  { id: 1, ways: [4, 5, 6], holes: [6], tags: { type: 'multipolygon', natural: 'water', name: 'Mere' } },
  { id: 2, ways: [4, 404], tags: { type: 'multipolygon', natural: 'water', name: 'Not whole' } },
]

function put(name: string, bytes: Buffer): string {
  const path = join(dataDir, name)
  writeFileSync(path, bytes)
  return path
}

function openTiles(path: string) {
  const file = readFileSync(path)
  const getBytes = async (offset: number, length: number) => ({
    data: file.buffer.slice(file.byteOffset + offset, file.byteOffset + offset + length) as ArrayBuffer,
  })
  return new PMTiles({ getKey: () => path, getBytes }, undefined, async (packed) => {
    const bytes = new Uint8Array(packed)
    return new Uint8Array(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).buffer
  })
}

async function readTile(path: string, zoom: number) {
  const [x, y] = toSquare(LON, LAT)
  const tile = await openTiles(path).getZxy(zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom))
  if (!tile) return {}
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile.data)))
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, i) => {
        const feature = layer.feature(i)
        return { ...feature.properties, rings: feature.loadGeometry().length }
      }),
    ]),
  )
}

const tiles = join(dataDir, 'streets', 'town.pmtiles')
const built = buildRegion(put('town.osm.pbf', writeOsmPbf(nodes, ways, relations)), { dataDir })

test('every layer is in the closest tile, with names of our languages', async () => {
  await built
  const { roads, water, landuse, buildings, places } = await readTile(tiles, 14)
  expect(roads).toEqual([
    {
      kind: 'minor_road',
      kind_detail: 'residential',
      name: 'Brick Lane',
      'name:ar': 'بريك لين',
      min_zoom: 12,
      rings: 1,
    },
    { kind: 'major_road', kind_detail: 'primary', name: 'Hanbury Street', is_tunnel: true, min_zoom: 9, rings: 1 },
    { kind: 'rail', kind_detail: 'rail', min_zoom: 10, rings: 1 },
  ])
  expect(water).toMatchObject([{ kind: 'water', name: 'Mere', rings: 2 }])
  expect(landuse).toMatchObject([{ kind: 'park', name: 'Allen Gardens', rings: 1 }])
  expect(buildings).toMatchObject([{ kind: 'building' }])
  expect(places).toMatchObject([{ kind: 'neighbourhood', name: 'Spitalfields', 'name:ar': 'سبيتلفيلدز' }])
})

test('from farther away only what is large enough is left', async () => {
  await built
  const { roads, buildings } = await readTile(tiles, 10)
  expect(roads?.map((road) => 'kind_detail' in road && road.kind_detail)).toEqual(['primary', 'rail'])
  expect(buildings).toBeUndefined()
  expect(Object.keys(await readTile(tiles, 7))).toEqual([])
})

test('says what it made and what it left out, and leaves nothing else behind', async () => {
  expect(await built).toMatchObject({ name: 'town', leftOut: 1 })
  expect(readdirSync(join(dataDir, 'streets')).sort()).toEqual(['town.addresses', 'town.pmtiles'])
  const [region] = await createRegions(dataDir)()
  expect(region).toMatchObject({ name: 'town', maxZoom: 14 })
  expect(region?.bounds.west).toBeLessThan(LON)
  expect(region?.bounds.north).toBeGreaterThan(LAT)
})

test('read in many small parts the map is the same', async () => {
  await built
  const path = join(dataDir, 'town.osm.pbf')
  const again = await buildRegion(path, { dataDir, name: 'parts', mostPoints: 6 })
  expect(again).toMatchObject({ leftOut: 1, addresses: (await built).addresses })
  for (const zoom of [10, 12, 14])
    expect(await readTile(join(dataDir, 'streets', 'parts.pmtiles'), zoom)).toEqual(await readTile(tiles, zoom))
  rmSync(join(dataDir, 'streets', 'parts.pmtiles'))
})

const near = { lat: LAT, lng: LON }
const find = async (address: string, postcode = '') =>
  (await built) && findAddress(createRegions(dataDir), { address, postcode, near })

test.each([
  ['10 Brick Lane', '', 'door', 2],
  ['10 brick ln., London', '', 'door', 2],
  ['Flat 2, 10 Brick Lane', 'E1 6PU', 'door', 2],
  ['13 Brick Lane', '', 'street', 5],
  ['Brick Lane', '', 'street', 8],
  ['بريك لين ١٠', '', 'street', 10],
  ['Nowhere Road 5', 'e16pu', 'postcode', 5],
] as const)('%s %s is found by its %s', async (address, postcode, precision, up) => {
  const found = await find(address, postcode)
  expect(found?.precision).toBe(precision)
  expect(found?.lat).toBeCloseTo(LAT + up / 10_000, 3)
})

test('where it would have to guess it says nothing', async () => {
  expect(await find('Nowhere Road 5')).toBeNull()
  expect(await find('')).toBeNull()
  expect(await find('10 Brick Lane, '.repeat(200).slice(0, 400))).not.toBeNull()
  const elsewhere = { address: '10 Brick Lane', postcode: '', near: { lat: 53.8, lng: -1.55 } }
  expect(await findAddress(createRegions(dataDir), elsewhere)).toBeNull()
})

test('a town whose middle lies outside of the region is still that town', async () => {
  await built
  const wanted = { address: '10 Brick Lane', postcode: '', near: { lat: 51.5085, lng: -0.1957 } }
  expect(await findAddress(createRegions(dataDir), wanted)).toMatchObject({ precision: 'door' })
})

test('postcodes and their first part have a middle', async () => {
  await built
  expect((await findPostcode(createRegions(dataDir), 'E1 6PU'))?.lat).toBeCloseTo(LAT, 2)
  expect((await findPostcode(createRegions(dataDir), 'e1'))?.lat).toBeCloseTo(LAT, 2)
  for (const text of ['', 'E9', 'London', 'E1 9ZZ', '٩'])
    expect(await findPostcode(createRegions(dataDir), text)).toBeNull()
})

test('a broken extract, or one made to hurt, makes no map and leaves no trace', async () => {
  await built
  const sound = writeOsmPbf(nodes, ways)
  const before = readdirSync(join(dataDir, 'streets'))
  const hostile: [string, Buffer][] = [
    ['cut off', sound.subarray(0, sound.length - 3)],
    ['noise', Buffer.concat([writeOsmHead(), Buffer.from('00000003ffffff', 'hex')])],
    ['bomb', Buffer.concat([writeOsmHead(), blob('OSMData', Buffer.alloc(40 * 1024 * 1024))])],
    ['claims gigabytes', Buffer.concat([writeOsmHead(), blob('OSMData', Buffer.from('x'), 2 ** 31)])],
    ['no message', Buffer.concat([writeOsmHead(), blob('OSMData', Buffer.from('no message at all'))])],
    ['empty', Buffer.alloc(0)],
  ]
  for (const [name, bytes] of hostile)
    await expect(buildRegion(put(`${name}.osm.pbf`, bytes), { dataDir }), name).rejects.toThrow('pbf_broken')
  const nothing = put('nothing.osm.pbf', writeOsmPbf([at(1, 0, 0)], []))
  await expect(buildRegion(nothing, { dataDir })).rejects.toThrow(NothingToDraw)
  expect(readdirSync(join(dataDir, 'streets'))).toEqual(before)
})

test('ways around the world, beyond the poles and over the date line draw nothing wrong', async () => {
  const odd: OsmNode[] = [
    { id: 1, lat: 95, lon: 10 },
    { id: 2, lat: -17, lon: 179.99 },
    { id: 3, lat: -17, lon: -179.99 },
    { id: 4, lat: -17.001, lon: 179.98 },
  ]
  const over: OsmWay[] = [
    { id: 1, refs: [2, 3], tags: { highway: 'primary', name: 'Over the line' } },
    { id: 2, refs: [2, 4], tags: { highway: 'primary', name: '\0Up to it\u202e', 'name:__proto__': 'x' } },
    { id: 3, refs: [1, 1], tags: { highway: 'primary' } },
  ]
  const made = await buildRegion(put('fiji.osm.pbf', writeOsmPbf(odd, over)), { dataDir, name: 'fiji' })
  expect(made.leftOut).toBe(1)
  const [region] = (await createRegions(dataDir)()).filter(({ name }) => name === 'fiji')
  expect(region?.bounds.west).toBeGreaterThan(179)
})

test.each([
  ['/x/Greater London (2026).osm.pbf', 'greater-london-2026'],
  ['malaysia-singapore-brunei-latest.osm.pbf', 'malaysia-singapore-brunei'],
  ['../../etc/passwd.pbf', 'passwd'],
  ['القاهرة.osm.pbf', 'region'],
])('%s is called %s', (file, name) => expect(regionName(file)).toBe(name))
