// The directory's search against the bare queries a screen like it would send, in the same run on the same rows:
// 10 k and 100 k always, 1 M on a PostgreSQL server (TEST_DATABASE_URL), where loading them is a matter of minutes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { Queries } from '#server/backend/database/database.ts'
import { openEmbedded } from '#server/backend/embedded.ts'
import { type Measurement, percentile } from '../measurement.ts'

const ROUNDS = 30
const WARM_UP = 6

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

type Visitor = { lat: number; lng: number }

/** Where `addRows` puts town `n`; town 0 is a city of a twentieth of all places. */
const town = (n: number): Visitor => ({ lat: n * 0.65 - 60, lng: ((n * 7.3) % 350) - 175 })
const VISITORS = [town(0), town(37), town(90), town(141), town(188), { lat: 5, lng: -150 }]

type Case = {
  name: string
  /** What the page asks. */
  args: Record<string, unknown>
  /** The least a database could do for it: one bare statement with the visitor's place as $1 and $2. */
  raw: string
  /** Most the search may take, as a multiple of that. It also counts the results, which the bare statement does not. */
  atMost: number
  /** Most it may grow from the fewest rows to the most; absent where the result grows a hundredfold with the rows. */
  growth?: number
}

const NEAREST = 'order by position operator(extensions.<->) private.sphere_point($1, $2) limit 24'
export const CASES: readonly Case[] = [
  {
    name: 'near me',
    args: {},
    raw: `select * from public.business_unified where position is not null ${NEAREST}`,
    atMost: 6,
    growth: 3,
  },
  {
    name: 'rare word',
    args: { query: 'qamarstan' },
    raw: `select * from public.business_unified where search @@ 'qamarstan:*'::tsquery ${NEAREST}`,
    atMost: 20,
    growth: 3,
  },
  {
    name: 'part of a name',
    args: { query: 'amarsta' },
    raw: `select * from public.business_unified where name_folded like '%amarsta%' ${NEAREST}`,
    atMost: 25,
    growth: 3,
  },
  {
    name: 'common word',
    args: { query: 'restaurant' },
    raw: `select * from public.business_unified where search @@ 'restaurant:*'::tsquery ${NEAREST}`,
    atMost: 20,
    growth: 3,
  },
  {
    name: 'typing error',
    args: { query: 'qamrastan' },
    raw: `select * from public.business_unified where name_folded operator(extensions.%) 'qamrastan' ${NEAREST}`,
    atMost: 50,
    growth: 3,
  },
  {
    name: 'category and common filters',
    args: { category: 'restaurants', filters: { halal: 2, facts: ['wheelchair'] } },
    raw: `select * from public.business_unified
      where business_category = 'restaurants' and halal_level >= 2 and facts @> '{"wheelchair": true}' ${NEAREST}`,
    atMost: 15,
    growth: 3,
  },
  {
    name: 'rare filter',
    args: { filters: { facts: ['sisters_space'], prices: ['$$'] } },
    raw: `select * from public.business_unified where terms @> '{fact:sisters_space}' and price_range = '$$' ${NEAREST}`,
    atMost: 15,
  },
]

async function atSizes(db: Queries, sizes: number[], engine: string): Promise<Measurement[]> {
  const results: Measurement[] = []
  const costs = new Map<string, number>()
  let rows = 0
  for (const size of sizes) {
    await addRows(db, rows, size)
    rows = size
    // As a directory at rest is: PostgreSQL does this by itself some time after an import.
    for (const table of ['public.business_unified', 'private.listing_words'])
      await db.query(`vacuum (analyze) ${table}`)
    const label = `${engine}, ${size.toLocaleString('en')} rows`
    for (const one of CASES) {
      const { name, raw, atMost } = one
      const bare = await time(db, raw, ({ lat, lng }) => [lat, lng])
      const searched = await timeSearch(db, one)
      costs.set(`${name} ${size}`, searched)
      results.push(
        { scenario: 'search', what: `${label}: ${name}, bare query, p50`, value: bare, unit: 'ms' },
        { scenario: 'search', what: `${label}: ${name}, search_businesses, p50`, value: searched, unit: 'ms' },
        { scenario: 'search', what: `${label}: ${name}, ratio`, value: searched / bare, unit: '×', budget: { atMost } },
      )
    }
  }
  results.push({
    scenario: 'search',
    what: `${engine}, ${rows.toLocaleString('en')} rows: suggestions while typing, p95`,
    value: await timeSuggestions(db),
    unit: 'ms (aim 30)',
  })
  const [smallest, largest] = [sizes[0] ?? 0, sizes.at(-1) ?? 0]
  for (const { name, growth } of CASES)
    results.push({
      scenario: 'search',
      what: `${engine}: ${name}, growth from ${smallest.toLocaleString('en')} to ${largest.toLocaleString('en')}`,
      value: (costs.get(`${name} ${largest}`) ?? 0) / (costs.get(`${name} ${smallest}`) ?? 1),
      unit: '×',
      ...(growth !== undefined && { budget: { atMost: growth } }),
    })
  return results
}

/**
 * Places in 200 towns, as real ones lie, with names of 64 000 different words. Triggers are off: this measures reading,
 * not writing.
 */
export async function addRows(db: Queries, from: number, to: number) {
  const STEP = 50_000
  // Building an index once is many times quicker than growing it row by row.
  const indexes = await db.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'business_unified' and indexdef not like '%UNIQUE%'`,
  )
  for (const { name } of indexes) await db.script(`drop index public.${name}`)
  for (let start = from; start < to; start += STEP) {
    const end = Math.min(to, start + STEP)
    await db.script(`
      alter table public.business_unified disable trigger user;
      insert into public.places (id, kind)
      select md5('place' || i)::uuid, 'business' from generate_series(${start + 1}, ${end}) i;
      insert into public.business_unified (id, slug, source_table, source_row, name, business_category, subcategory,
        city, country, country_code, latitude, longitude, rating, reviews_count, halal_level, muslim_owned, price_range,
        facts, hours, description, time_zone)
      select md5('place' || i)::uuid, 'bench-' || i, 'businesses', md5('row' || i)::uuid,
        case when i <= 100000 and i % 5000 = 7 then 'Qamarstan' else initcap(
          s[1 + abs(hashint4(i)) % 40] || s[1 + abs(hashint4(i + 1)) % 40] || s[1 + abs(hashint4(i + 2)) % 40]
        ) end || ' ' || (array['Restaurant','Market','Clinic','Builders','Academy','Finance','Store','Labs'])[kind],
        (array['restaurants','grocery','healthcare','trades','education','finance','retail','technology'])[kind],
        (array['grill','butcher','dentist','builder','school','accountant','clothing','software'])[kind],
        'Town ' || town, 'Country ' || town % 40, 'GB',
        greatest(-80, least(80, town * 0.65 - 60 + sin(i * 12.9898) * 0.4)),
        (town * 7.3)::numeric % 350 - 175 + cos(i * 78.233) * 0.4,
        3 + (abs(hashint4(i + 7)) % 20) / 10.0, abs(hashint4(i + 8)) % 400, abs(hashint4(i + 3)) % 5, i % 3 = 0, (array['$','$$','$$$','$$$$'])[1 + abs(hashint4(i + 9)) % 4],
        jsonb_strip_nulls(jsonb_build_object(
          'wheelchair', case when abs(hashint4(i + 4)) % 3 = 0 then true end,
          'delivery', case when abs(hashint4(i + 5)) % 4 = 0 then true end,
          'sisters_space', case when abs(hashint4(i + 6)) % 1000 = 0 then true end)),
        '{"mon": [["09:00", "17:30"]], "tue": [["09:00", "17:30"]], "wed": [["09:00", "22:00"]]}',
        'A family business that has served the neighbourhood for many years, close to the mosque and the station.',
        'Europe/London'
      from generate_series(${start + 1}, ${end}) i,
        lateral (select case when i % 20 = 0 then 0 else i % 200 end as town, 1 + abs(hashint4(i + 10)) % 8 as kind) as place,
        (select array['al','bar','cha','dar','em','fa','gul','ha','is','ja','ka','lat','ma','na','or','pa','qa','ra','sa',
          'ta','um','va','wa','xi','ya','za','ba','hel','mir','noo','sul','tar','ber','din','kha','lam','riz','she','zu','fir'
        ] as s) as syllables;
      alter table public.business_unified enable trigger user;`)
  }
  for (const { definition } of indexes) await db.script(definition)
  await collect(db)
}

/** What rows that come one by one bring with them. */
export async function collect(db: Queries) {
  await db.query('select private.collect_listing_words()')
  await db.query('select private.collect_directory_sums()')
}

/** From the first letter on: beginnings of names, words of names, two words, parts of words, slips and nonsense. */
export const TYPED = [
  'q',
  'qama',
  'qamarstan',
  'rest',
  'restaurant',
  'sul',
  'kha rest',
  'amarst',
  'qamrastan',
  'bakery',
  'xyzzy',
]

async function timeSuggestions(db: Queries): Promise<number> {
  const times: number[] = []
  for (const typed of TYPED) times.push(...(await timeTyped(db, typed)))
  return percentile(times, 0.95)
}

export async function timeTyped(db: Queries, typed: string): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < ROUNDS + WARM_UP; i++) {
    const started = performance.now()
    await db.query('select public.search_suggest($1, max_results => 5)', [typed])
    times.push(performance.now() - started)
  }
  return times.slice(WARM_UP)
}

export function timeSearch(db: Queries, { args }: Case): Promise<number> {
  const names = Object.keys(args)
  return time(
    db,
    `select public.search_businesses(lat => $1, lng => $2${names.map((key, i) => `, ${key} => $${i + 3}${key === 'filters' ? '::text::jsonb' : ''}`).join('')})`,
    ({ lat, lng }) => [lat, lng, ...names.map((key) => (key === 'filters' ? JSON.stringify(args[key]) : args[key]))],
  )
}

async function time(db: Queries, text: string, parameters: (visitor: Visitor) => unknown[]): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < ROUNDS + WARM_UP; i++) {
    const { lat, lng } = VISITORS[i % VISITORS.length] ?? town(0)
    const started = performance.now()
    await db.query(text, parameters({ lat: lat + (i % 7) * 0.01, lng }))
    times.push(performance.now() - started)
  }
  return percentile(times.slice(WARM_UP), 0.5)
}
