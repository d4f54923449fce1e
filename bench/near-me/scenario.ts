// Near me against the bare k-nearest query, in the same run on the same rows: 10 k and 100 k always, 1 M on a
// PostgreSQL server (TEST_DATABASE_URL), where loading them is a matter of minutes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { Queries } from '#server/backend/database/database.ts'
import { openEmbedded } from '#server/backend/embedded.ts'
import { type Measurement, percentile } from '../measurement.ts'

const ROUNDS = 60
const CITIES = [
  [51.507, -0.128],
  [24.861, 67.001],
  [-6.209, 106.846],
  [40.713, -74.006],
  [6.524, 3.379],
] as const

export async function measure(): Promise<Measurement[]> {
  const server = process.env.TEST_DATABASE_URL
  return server ? onPostgres(server) : onPglite()
}

async function onPglite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-'))
  const backend = await openEmbedded({
    env: { dataDir, databaseUrl: null, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
    inMemory: true,
  })
  try {
    return await atSizes(backend.database, [10_000, 100_000], 'PGlite')
  } finally {
    await backend.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres(server: string) {
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  const name = `mahalla_bench_${process.pid}`
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-'))
  const backend = await openEmbedded({
    env: { dataDir, databaseUrl: url.href, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
  })
  try {
    return await atSizes(backend.database, [10_000, 100_000, 1_000_000], 'PostgreSQL')
  } finally {
    await backend.close()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function atSizes(db: Queries, sizes: number[], engine: string): Promise<Measurement[]> {
  const results: Measurement[] = []
  const costs = new Map<number, number>()
  let rows = 0
  for (const size of sizes) {
    await addRows(db, rows, size)
    rows = size
    await db.script('analyze public.business_unified')
    const raw = await time(db, (lat, lng) => [
      `select * from public.business_unified where position is not null
       order by position operator(extensions.<->) private.sphere_point($1, $2) limit 40`,
      [lat, lng],
    ])
    const near = await time(db, (lat, lng) => [
      `select * from public.near_businesses(lat => $1, lng => $2, max_results => 40)`,
      [lat, lng],
    ])
    costs.set(size, near)
    const label = `${engine}, ${size.toLocaleString('en')} rows`
    results.push(
      { scenario: 'near-me', what: `${label}: bare k-nearest, p50`, value: raw, unit: 'ms' },
      { scenario: 'near-me', what: `${label}: near_businesses, p50`, value: near, unit: 'ms' },
      { scenario: 'near-me', what: `${label}: ratio`, value: near / raw, unit: '×', budget: { atMost: 2 } },
    )
  }
  const [smallest, largest] = [sizes[0] ?? 0, sizes.at(-1) ?? 0]
  results.push({
    scenario: 'near-me',
    what: `${engine}: growth from ${smallest.toLocaleString('en')} to ${largest.toLocaleString('en')}`,
    value: (costs.get(largest) ?? 0) / (costs.get(smallest) ?? 1),
    unit: '×',
    budget: { atMost: 3 },
  })
  return results
}

/** Rows clustered round 200 towns, as real ones are. Triggers are off: this measures reading, not writing. */
async function addRows(db: Queries, from: number, to: number) {
  const STEP = 50_000
  for (let start = from; start < to; start += STEP) {
    const end = Math.min(to, start + STEP)
    await db.script(`
      alter table public.business_unified disable trigger user;
      insert into public.places (id, kind)
      select md5('place' || i)::uuid, 'business' from generate_series(${start + 1}, ${end}) i;
      insert into public.business_unified (id, slug, source_table, source_row, name, business_category, city, country_code, latitude, longitude, rating, reviews_count)
      select md5('place' || i)::uuid, 'bench-' || i, 'businesses', md5('row' || i)::uuid, 'Bench place ' || i,
        (array['restaurants','grocery','healthcare','trades','education','finance','retail','technology'])[1 + i % 8],
        'Town ' || i % 200, 'GB',
        greatest(-80, least(80, (i % 200) * 0.65 - 60 + sin(i * 12.9898) * 0.4)),
        ((i % 200) * 7.3)::numeric % 350 - 175 + cos(i * 78.233) * 0.4,
        3 + (i % 20) / 10.0, i % 400
      from generate_series(${start + 1}, ${end}) i;
      alter table public.business_unified enable trigger user;`)
  }
}

async function time(db: Queries, query: (lat: number, lng: number) => [string, unknown[]]): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const [lat, lng] = CITIES[i % CITIES.length] ?? [0, 0]
    const [text, parameters] = query(lat + (i % 7) * 0.01, lng)
    const started = performance.now()
    await db.query(text, parameters)
    times.push(performance.now() - started)
  }
  return percentile(times.slice(10), 0.5)
}
