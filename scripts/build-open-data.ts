/**
 * Builds the files of supabase/open-data from lines of JSON: `node scripts/build-open-data.ts FOLDER`, where the folder holds
 * `mosques-osm-extra.ndjson.gz` and `businesses-open.ndjson.gz`. Mosques and prayer rooms that ship already stay, and the names of
 * mosques are looked at again. Run by hand when there is new data; the result is committed, and supabase/open-data/LICENCE.md says what changed.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { MOSQUES, OPEN_DATA_FOLDER } from '#server/imports/open-data.ts'
import { readLines, writeTable } from './open-data/files.ts'
import { ROOM_COLUMNS, type Shipped, sortWorship, type WorshipLine } from './open-data/worship.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Say in which folder the lines lie: node scripts/build-open-data.ts FOLDER')

const linesOf = <Line>(name: string): Line[] => readLines(join(folder, name)).map((line): Line => JSON.parse(line))
const say = (name: string, rows: number, bytes: number) => console.log(`${name}: ${rows} rows, ${bytes} bytes`)

const rooms = join(OPEN_DATA_FOLDER, 'prayer-rooms.csv.gz')
const shippedIn = (path: string): Shipped[] =>
  existsSync(path) ? parse(readLines(path).join('\n'), { columns: true }) : []
const places = linesOf<WorshipLine>('businesses-open.ndjson.gz')

const worship = sortWorship(
  { mosques: shippedIn(MOSQUES.path), rooms: shippedIn(rooms) },
  linesOf<WorshipLine>('mosques-osm-extra.ndjson.gz'),
  places.filter(({ category }) => category === 'prayer_room'),
)
const order = ['country_code', 'source_id'] as const
say('mosques', worship.mosques.length, writeTable(MOSQUES.path, MOSQUES.columns, worship.mosques, order))
say('prayer rooms', worship.rooms.length, writeTable(rooms, ROOM_COLUMNS, worship.rooms, order))
for (const [is, names] of Object.entries(worship.left))
  if (names.length > 0) console.log(`left out as ${is}: ${names.length}, such as ${names.slice(0, 5).join('; ')}`)
