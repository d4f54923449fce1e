/**
 * Builds the files of supabase/open-data from lines of JSON: `node scripts/build-open-data.ts FOLDER`, where the folder holds
 * `mosques-osm-extra.ndjson.gz` and `businesses-open.ndjson.gz`. Mosques and prayer rooms that ship already stay, and the names
 * of mosques are looked at again. Run by hand when there is new data; the result is committed, and supabase/open-data/LICENCE.md
 * says what changed.
 */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { HALAL_PLACES, MOSQUES, PRAYER_ROOMS } from '#server/imports/open-data-sets.ts'
import { type Row, readLines, writeTable } from './open-data/files.ts'
import { type PlaceLine, sortPlaces } from './open-data/halal-places.ts'
import { sortWorship, type WorshipLine } from './open-data/worship.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Say in which folder the lines lie: node scripts/build-open-data.ts FOLDER')

const linesOf = <Line>(name: string): Line[] => readLines(join(folder, name)).map((line): Line => JSON.parse(line))
const shippedIn = (path: string): Row[] =>
  existsSync(path) ? parse(readLines(path).join('\n'), { columns: true }) : []

function write(path: string, columns: readonly string[], rows: readonly Row[]) {
  console.log(`${basename(path)}: ${rows.length} rows, ${writeTable(path, columns, rows)} bytes`)
}
function tell(left: Iterable<readonly [why: string, names: readonly string[]]>) {
  for (const [why, names] of left)
    if (names.length > 0) console.log(`left out, ${why}: ${names.length}, such as ${names.slice(0, 5).join('; ')}`)
}

const worship = sortWorship(
  { mosques: shippedIn(MOSQUES.path), rooms: shippedIn(PRAYER_ROOMS.path) },
  linesOf<WorshipLine>('mosques-osm-extra.ndjson.gz'),
  linesOf<WorshipLine>('businesses-open.ndjson.gz').filter(({ category }) => category === 'prayer_room'),
)
write(MOSQUES.path, MOSQUES.columns, worship.mosques)
write(PRAYER_ROOMS.path, PRAYER_ROOMS.columns, worship.rooms)
tell(Object.entries(worship.left))

const places = sortPlaces(
  linesOf<PlaceLine>('businesses-open.ndjson.gz').filter(({ category }) => category !== 'prayer_room'),
)
for (const set of HALAL_PLACES) write(set.path, set.columns, places.bySource.get(set.source) ?? [])
tell(places.left)
