import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { writeOsmPbf } from '#tests/fixtures/osm-pbf.ts'
import { describeFile, readRows } from './read-file.ts'
import type { Refusal, StagedRow } from './staged-row.ts'
import { UnreadableFile } from './unreadable-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'mahalla-read-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function readAll(name: string, content: string | Buffer, all = false) {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { format, options, mapping, preview } = await describeFile(path, name)
  const rows: StagedRow[] = []
  const refusals: Refusal[] = []
  let skipped = 0
  for await (const batch of readRows({ path, format, kind: 'both', options: { ...options, all }, mapping })) {
    rows.push(...batch.rows)
    refusals.push(...batch.refusals)
    skipped += batch.skipped
  }
  return { format, rows, refusals, skipped, preview }
}

const feature = (name: string, coordinates: unknown, extra: object = {}) => ({
  type: 'Feature',
  id: name,
  geometry: { type: Array.isArray((coordinates as unknown[])[0]) ? 'Polygon' : 'Point', coordinates },
  properties: { name, city: 'Leeds', country: 'United Kingdom', note: 'a { in "text" ] \\', ...extra },
})

test('GeoJSON, with a shape and a broken feature', async () => {
  const features = [
    feature('A', [-1.5, 53.8]),
    feature('B', [
      [
        [0, 50],
        [2, 50],
        [2, 52],
        [0, 52],
        [0, 50],
      ],
    ]),
  ]
  const text = `{"type":"FeatureCollection","features":[\n${features.map((f) => JSON.stringify(f)).join(',\n')},\n{"type":"Feature","properties":{"name":,}},\n{"type":"Point"}]}`
  const { format, rows, refusals } = await readAll('a.geojson', text)
  expect(format).toBe('geojson')
  expect(rows.map(({ name, latitude, longitude, source_id }) => [source_id, name, latitude, longitude])).toEqual([
    ['A', 'A', 53.8, -1.5],
    ['B', 'B', 51, 1],
  ])
  expect(refusals.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'json_broken'],
    [4, 'not_a_record'],
  ])
})

test('GeoJSON, one feature per line, one line broken, the last cut off', async () => {
  const lines = [
    JSON.stringify(feature('A', [-1.5, 53.8])),
    '{"type":"Feature",',
    `\x1e${JSON.stringify(feature('C', [1, 2]))}`,
    '{"ty',
  ]
  const { rows, refusals } = await readAll('a.geojsonl', lines.join('\n'))
  expect(rows.map(({ name }) => name)).toEqual(['A', 'C'])
  expect(refusals.map(({ line }) => line)).toEqual([2, 4])
})

test('a collection that is cut off gives what was whole', async () => {
  const whole = JSON.stringify({ type: 'FeatureCollection', features: [feature('A', [1, 2]), feature('B', [1, 2])] })
  const { rows, refusals } = await readAll('cut.geojson', whole.slice(0, -40))
  expect(rows.map(({ name }) => name)).toEqual(['A'])
  expect(refusals.map(({ reason }) => reason)).toEqual(['json_cut_off'])
})

test('Overpass JSON with centres', async () => {
  const elements = [
    { type: 'node', id: 1, lat: 51.5, lon: -0.1, tags: { amenity: 'fast_food', name: 'Grill', 'diet:halal': 'yes' } },
    {
      type: 'way',
      id: 2,
      center: { lat: 51.6, lon: -0.2 },
      tags: { amenity: 'place_of_worship', religion: 'muslim', name: 'Masjid' },
    },
    { type: 'way', id: 3, tags: { amenity: 'place_of_worship', religion: 'muslim', name: 'Nowhere' } },
    { type: 'node', id: 4, lat: 1, lon: 1, tags: { amenity: 'bench' } },
  ]
  const { format, rows, refusals, skipped } = await readAll(
    'o.json',
    JSON.stringify({ version: 0.6, elements }, null, 1),
  )
  expect(format).toBe('overpass')
  expect(rows.map(({ kind, source_id }) => [kind, source_id])).toEqual([
    ['business', 'node/1'],
    ['mosque', 'way/2'],
  ])
  expect(refusals.map(({ reason }) => reason)).toEqual(['position_missing'])
  expect(skipped).toBe(1)
})

test('.osm.pbf: ways and relations are put where their points are', async () => {
  const mosque = { amenity: 'place_of_worship', religion: 'muslim' }
  const file = writeOsmPbf(
    [
      { id: 1, lat: 51.5, lon: -0.1, tags: { shop: 'butcher', name: 'Halal Meat', 'diet:halal': 'only' } },
      { id: 2, lat: 53.0, lon: -1.0 },
      { id: 3, lat: 53.2, lon: -1.2 },
      { id: 4, lat: 1, lon: 1, tags: { highway: 'bus_stop' } },
    ],
    [
      { id: 10, refs: [2, 3, 2], tags: { ...mosque, name: 'Way Masjid' } },
      { id: 11, refs: [2, 3] },
    ],
    [{ id: 20, ways: [11], tags: { ...mosque, name: 'Relation Masjid', type: 'multipolygon' } }],
  )
  const { format, rows, preview } = await readAll('t.osm.pbf', file)
  expect(format).toBe('pbf')
  expect(preview.rows).toHaveLength(3)
  expect(rows.map(({ kind, source_id, name }) => [kind, source_id, name])).toEqual([
    ['business', 'node/1', 'Halal Meat'],
    ['mosque', 'way/10', 'Way Masjid'],
    ['mosque', 'relation/20', 'Relation Masjid'],
  ])
  for (const row of rows.slice(1)) {
    expect(row.latitude).toBeCloseTo(53.1, 5)
    expect(row.longitude).toBeCloseTo(-1.1, 5)
  }
})

describe('files that are none', () => {
  test.each([
    ['empty.csv', '', 'file_empty'],
    ['x.json', '{"hello": 1}', 'json_unknown'],
    ['x.osm.pbf', 'not a map', 'pbf_broken'],
    ['x.bin', 'a\0\u0001b\0\0,\0', 'format_unknown'],
    ['none.geojson', '{"type":"FeatureCollection","features":[]}', 'no_features'],
  ])('%s', async (name, content, reason) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    await expect(describeFile(path, name)).rejects.toThrow(new UnreadableFile(reason))
  })
})
