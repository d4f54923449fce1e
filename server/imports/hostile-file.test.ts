// Files made to hurt: bombs, lines without end, nesting without end, bytes that are no text. Each is refused with a
// reason or read around, and never held in memory whole.
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { blob, writeOsmPbf } from '#tests/fixtures/osm-pbf.ts'
import { isSoundPbf } from './check-osm-pbf.ts'
import { readCsv } from './read-csv.ts'
import { describeFile, readRows } from './read-file.ts'
import { readJsonLines, readJsonObjects } from './read-json.ts'
import type { Refusal, StagedRow } from './staged-row.ts'
import { writeCopyLine } from './staged-row.ts'

const MEGABYTE = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'mahalla-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function put(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

async function readAll(name: string, content: string | Buffer) {
  const path = put(name, content)
  const { format, options, mapping, preview } = await describeFile(path, name)
  const rows: StagedRow[] = []
  const refusals: Refusal[] = []
  for await (const batch of readRows({ path, format, kind: 'both', options, mapping })) {
    rows.push(...batch.rows)
    refusals.push(...batch.refusals)
  }
  return { rows, refusals, preview, mapping }
}

/** A file that is made while it is read. */
async function* stream(head: string, piece: string, times: number, tail: string, beforeTail = () => {}) {
  const bytes = Buffer.from(piece)
  yield Buffer.from(head)
  for (let i = 0; i < times; i++) yield bytes
  beforeTail()
  yield Buffer.from(tail)
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What is held now, without what is only waiting to be thrown away. */
function heldBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test.each([
  [
    'a CSV line',
    (chunks: AsyncIterable<Uint8Array>) => readCsv(chunks, { delimiter: ',', encoding: 'utf-8' }),
    'id,name\n1,',
  ],
  ['a JSON line', readJsonLines, '{"type":"Feature","properties":{"a":"'],
  ['a JSON object', readJsonObjects, '{"features":[{"a":"'],
])('%s of 100 MB is refused once and never held', async (_what, read, head) => {
  const reasons: string[] = []
  const before = heldBytes()
  let held = Number.POSITIVE_INFINITY
  const chunks = stream(head, 'x'.repeat(MEGABYTE), 100, '\n2,Two\n', () => {
    held = heldBytes() - before
  })
  for await (const { refusals } of read(chunks)) reasons.push(...refusals.map(({ reason }) => reason))
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.filter((reason) => reason === 'line_too_long').length).toBeLessThanOrEqual(1)
  expect(held).toBeLessThan(40 * MEGABYTE)
})

test('what follows a line that is too long is read', async () => {
  const found: string[][] = []
  const chunks = stream('id,name\n1,One\n2,', 'y'.repeat(MEGABYTE), 3, '\r\n3,Three\n')
  for await (const { records } of readCsv(chunks, { delimiter: ',', encoding: 'utf-8' }))
    found.push(...records.map(({ cells }) => cells))
  expect(found).toEqual([
    ['id', 'name'],
    ['1', 'One'],
    ['3', 'Three'],
  ])
})

test.each([
  ['packed with gzip', 'a.csv', gzipSync('id,name\n1,One\n')],
  ['packed with ZIP', 'a.xlsx', Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync('x'.repeat(1000))])],
  [
    'XML with entities in entities',
    'a.osm',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><osm>&b;</osm>',
  ],
  ['XML without a head', 'a.csv', '<osm><node id="1"/></osm>'],
])('a file %s is not opened', async (_what, name, content) => {
  await expect(describeFile(put(name, content), name)).rejects.toThrow('format_unknown')
})

test('a million columns, and two of one name', async () => {
  await expect(readAll('wide.csv', `${'a,'.repeat(1_000_000)}\n`)).rejects.toThrow('columns_unreadable')
  const { rows, mapping } = await readAll('twice.csv', 'name,name,__proto__,constructor,city\nA,B,x,y,Leeds\n')
  expect(mapping).toEqual({ name: 'name', city: 'city' })
  expect(rows).toMatchObject([{ name: 'A', city: 'Leeds' }])
})

test('formulas stay words', async () => {
  const { rows } = await readAll('formula.csv', `name,city\n"=cmd|' /C calc'!A0",@SUM(1)\n`)
  expect(rows).toMatchObject([{ name: "=cmd|' /C calc'!A0" }])
})

test('GeoJSON nested a hundred thousand deep, with endless coordinates and keys that are traps', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const trap =
    '{"type":"Feature","properties":{"name":"Trap","city":"Leeds","__proto__":{"name":"no"},"constructor":"x"},"geometry":{"type":"Point","coordinates":[1,2]}}'
  const nested = `{"type":"Feature","properties":{"name":"Deep","city":${deep}},"geometry":{"type":"Polygon","coordinates":${deep}}}`
  const many = `{"type":"Feature","properties":{"name":"Many"},"geometry":{"type":"LineString","coordinates":[${'[1,2],'.repeat(200_000)}[1,2]]}}`
  const { rows, refusals } = await readAll(
    'deep.geojson',
    `{"type":"FeatureCollection","features":[${[trap, nested, many, deep].join(',\n')}]}`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['Trap', 'Deep', 'Many'])
  expect(Object.hasOwn(Object.prototype, 'name')).toBe(false)
  expect(refusals.length).toBeLessThanOrEqual(1)
  await expect(readAll('brackets.geojson', `[${'['.repeat(5_000_000)}`)).rejects.toThrow('no_features')
})

test('bytes that are no text reach neither the preview, the rows nor the report', async () => {
  const features = [
    {
      type: 'Feature',
      id: 'node/1',
      geometry: { type: 'Point', coordinates: [1, 2] },
      properties: {
        '@id': 'node/1',
        name: 'A\0\ud800B',
        amenity: 'restaurant',
        'diet:halal': 'only',
        'no\0te': 'x\udfff\0',
      },
    },
    {
      type: 'Feature',
      id: '\0',
      geometry: null,
      properties: { '@id': 'node/2', name: 'No place\0', amenity: 'restaurant', 'diet:halal': 'only' },
    },
  ]
  const { rows, refusals, preview } = await readAll(
    'bytes.geojson',
    JSON.stringify({ type: 'FeatureCollection', features }),
  )
  const copied = rows.map((row) => writeCopyLine('x', 1, row)).join('')
  const written = [...refusals.map(({ excerpt }) => excerpt), ...preview.columns, ...preview.rows.flat(), copied].join(
    '',
  )
  expect(rows).toHaveLength(1)
  expect(refusals).toHaveLength(1)
  expect(written).not.toContain('\0')
  expect(copied).not.toMatch(/\\u0000|\\ud[89a-f]/i)
  expect(written.isWellFormed()).toBe(true)
})

test('a map whose blocks claim or unpack to more than they may', async () => {
  const sound = writeOsmPbf([{ id: 1, lat: 1, lon: 1, tags: { name: 'A', amenity: 'cafe', 'diet:halal': 'only' } }], [])
  expect(await isSoundPbf(put('sound.osm.pbf', sound))).toBe(true)
  const header = blob('OSMHeader', Buffer.alloc(0))
  const bombs: [string, Buffer][] = [
    ['claims', Buffer.concat([header, blob('OSMData', Buffer.from('x'), 2 ** 31)])],
    ['unpacks', Buffer.concat([header, blob('OSMData', Buffer.alloc(100 * MEGABYTE))])],
    ['is all zeros', Buffer.concat([header, blob('OSMData', Buffer.alloc(20 * MEGABYTE))])],
    ['header of gigabytes', Buffer.concat([header, Buffer.from('ffffffff', 'hex'), Buffer.alloc(1000)])],
    ['cut off', sound.subarray(0, sound.length - 3)],
    ['noise', Buffer.concat([header, Buffer.from('00000003ffffff', 'hex')])],
  ]
  for (const [name, content] of bombs) {
    const path = put(`${name}.osm.pbf`, content)
    expect(await isSoundPbf(path), name).toBe(false)
    await expect(describeFile(path, `${name}.osm.pbf`), name).rejects.toThrow('pbf_broken')
  }
  // Three gigabytes of nothing, of which the file system keeps nothing either.
  const hollow = put('hollow.osm.pbf', header)
  truncateSync(hollow, 3 * 1024 * MEGABYTE)
  expect(await isSoundPbf(hollow)).toBe(false)
})
