// The directory of many countries: near me, search and suggestions among ten million places beside a hundred thousand in one
// run, and what the sitemap and an export of them take. On a PostgreSQL of this bench's own, which is gone afterwards.
// MILLIONS: other than ten of them.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Queries } from '#server/backend/database/database.ts'
import { openEmbedded } from '#server/backend/embedded.ts'
import { postgresPrograms, startOwnPostgres } from '#tests/fixtures/own-postgres.ts'
import { startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'
import { addRows, CASES, collect, TYPED, timeSearch, timeTyped } from '../search/scenario.ts'

const FEW = 100_000
const MANY = Number(process.env.MILLIONS ?? 10) * 1_000_000
/** Beside FEW, for near me and search. */
const MOST_GROWTH = 3
const SUGGESTIONS_MS = 30
/** In MB: no more than with few places. */
const MOST_MEMORY = { site: 400, export: 400 }

/** Towns lie in these in turn. */
const COUNTRIES =
  'GB US FR TR ID PK DE MY IN BD EG MA DZ TN NG SN KE TZ ZA SA AE QA KW JO LB IQ IR UZ KZ AL BA NL BE SE ES IT CA AU SG BR'.split(
    ' ',
  )

const figure = (what: string, value: number, unit: string, budget?: Measurement['budget']): Measurement => ({
  scenario: 'millions',
  what,
  value,
  unit,
  ...(budget && { budget }),
})

const named = (rows: number) => `${(rows / 1_000_000).toLocaleString('en')} M`

export async function measure(): Promise<Measurement[]> {
  if (!postgresPrograms) {
    console.log('  PostgreSQL is not installed: there is nowhere to put millions')
    return []
  }
  const server = await startOwnPostgres({ settings: forLoading })
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-'))
  try {
    return [
      ...(await questions(server.url, dataDir)),
      ...(await site(server.url)),
      ...(await exported(server.url, dataDir)),
    ]
  } finally {
    await server.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Nothing of it is kept, so nothing has to be safe. */
const forLoading = [
  ...['shared_buffers=2GB', 'maintenance_work_mem=512MB', 'max_wal_size=16GB', 'checkpoint_timeout=1h'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'],
]

async function questions(url: string, dataDir: string): Promise<Measurement[]> {
  const backend = await openEmbedded({
    env: { dataDir, databaseUrl: url, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
  })
  try {
    const db = backend.database
    await addRows(db, 0, FEW)
    const few = await askAll(db)
    const began = performance.now()
    await multiply(db)
    const seconds = (performance.now() - began) / 1000
    console.log(`  … ${named(MANY)} places after ${Math.round(seconds)} s`)
    const many = await askAll(db)
    const slowest = [...many.suggestions].toSorted(([, a], [, b]) => b - a)[0]
    return [
      figure(`${named(MANY)} places made and indexed`, seconds, 's'),
      ...[...many.searches].flatMap(([name, { ms, grows }]) => [
        figure(`${name}, p50 of ${named(FEW)}`, few.searches.get(name)?.ms ?? 0, 'ms'),
        figure(`${name}, p50 of ${named(MANY)}`, ms, 'ms'),
        figure(
          `${name}: beside few`,
          ms / (few.searches.get(name)?.ms ?? 1),
          '×',
          grows ? { atMost: MOST_GROWTH } : undefined,
        ),
      ]),
      figure(`suggestions for “${slowest?.[0]}”, the slowest of all, p50`, slowest?.[1] ?? 0, 'ms', {
        atMost: SUGGESTIONS_MS,
      }),
      figure('suggestions, median of all', percentile([...many.suggestions.values()], 0.5), 'ms'),
    ]
  } finally {
    await backend.close()
  }
}

async function askAll(db: Queries) {
  for (const table of ['public.business_unified', 'public.places', 'private.listing_words', 'private.directory_sums'])
    await db.query(`vacuum (analyze) ${table}`)
  const searches = new Map<string, { ms: number; grows: boolean }>()
  for (const one of CASES) {
    searches.set(one.name, { ms: await timeSearch(db, one), grows: one.growth !== undefined })
    console.log(`    ${one.name}: ${searches.get(one.name)?.ms.toFixed(1)} ms`)
  }
  const suggestions = new Map<string, number>()
  for (const typed of TYPED) {
    suggestions.set(typed, percentile(await timeTyped(db, typed), 0.5))
    console.log(`    ${typed}…: ${suggestions.get(typed)?.toFixed(1)} ms`)
  }
  return { searches, suggestions }
}

/**
 * Each of the first ones many times over, elsewhere in its town and under another name. What the database works out of a row
 * is copied with it, but for name and place: to work it all out anew for each would take hours.
 */
async function multiply(db: Queries) {
  const columns = await db.query<{ name: string; generated: boolean }>(
    `select attname::text as name, attgenerated <> '' as generated from pg_attribute
     where attrelid = 'public.business_unified'::regclass and attnum > 0 and not attisdropped`,
  )
  for (const { name, generated } of columns)
    if (generated) await db.script(`alter table public.business_unified alter column ${name} drop expression`)
  const indexes = await db.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'business_unified' and indexdef not like '%UNIQUE%'`,
  )
  await db.script(indexes.map(({ name }) => `drop index public.${name}`).join(';'))
  const own: Record<string, string> = {
    id: `md5('place' || i)::uuid`,
    slug: `'bench-' || i`,
    source_row: `md5('row' || i)::uuid`,
    name: 'new_name',
    country_code: `(array['${COUNTRIES.join("','")}'])[1 + substr(u.city, 6)::int % ${COUNTRIES.length}]`,
    name_folded: 'lower(new_name)',
    search: `setweight(to_tsvector('pg_catalog.simple', new_name), 'A') || ts_filter(u.search, '{b,c,d}')`,
    latitude: 'lat',
    longitude: 'lng',
    position: `cube(array[6371 * cos(radians(lat)) * cos(radians(lng)), 6371 * cos(radians(lat)) * sin(radians(lng)), 6371 * sin(radians(lat))])`,
  }
  const copies = (from: number, to: number) =>
    db.script(`
      set search_path = extensions, public;
      set session_replication_role = replica;
      insert into public.places (id, kind)
      select md5('place' || i)::uuid, 'business' from generate_series(${from + 1}, ${to}) i;
      insert into public.business_unified (${columns.map(({ name }) => name).join(', ')})
      select ${columns.map(({ name }) => own[name] ?? `u.${name}`).join(', ')}
      from public.business_unified as u, generate_series(${from / FEW}, ${to / FEW - 1}) as c,
        (select array['al','bar','cha','dar','em','fa','gul','ha','is','ja','ka','lat','ma','na','or','pa','qa','ra','sa',
          'ta','um','va','wa','xi','ya','za','ba','hel','mir','noo','sul','tar','ber','din','kha','lam','riz','she','zu','fir'
        ] as s) as syllables,
        lateral (select substr(u.slug, 7)::int + c * ${FEW} as i) as number,
        lateral (select
          initcap(s[1 + abs(hashint4(i)) % 40] || s[1 + abs(hashint4(i + 1)) % 40] || s[1 + abs(hashint4(i + 2)) % 40])
            || ' ' || split_part(u.name, ' ', 2) as new_name,
          greatest(-80, least(80, u.latitude + sin(i * 3.7) * 0.1)) as lat,
          greatest(-179, least(179, u.longitude + cos(i * 5.3) * 0.1)) as lng) as changed
      where u.source_table = 'businesses' and length(u.slug) <= 12 and substr(u.slug, 7)::int <= ${FEW};
      set session_replication_role = origin;
      reset search_path;`)
  const STEP = 10 * FEW
  for (let from = FEW; from < MANY; from += STEP) {
    await copies(from, Math.min(MANY, from + STEP))
    console.log(`    ${named(Math.min(MANY, from + STEP))} places`)
  }
  // Two at a time: none needs more than one processor.
  const waiting = indexes.map(({ definition }) => definition)
  const build = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await db.script(next)
  }
  await Promise.all([build(), build()])
  await collect(db)
}

/** In MB, as Linux counts it; nothing of a process that is just ending. */
const peakOf = (pid: number | undefined) =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** What people open that is about the whole directory, or a town of it. */
const PAGES = [
  ...[
    '/',
    '/businesses',
    '/businesses?q=restaurant',
    '/businesses?sort=rating',
    '/businesses?country=GB',
    '/all-records',
  ],
  ...[
    '/services',
    '/mosques',
    '/categories/food-restaurants',
    '/categories/technology',
    '/united-kingdom/restaurants',
    '/france/grocery',
    '/about-us',
    '/search?q=restaurant',
  ],
  ...['/api/suggestions?q=rest', '/business/bench-77', '/widgets', '/community'],
]

/** Pages; then the list of its files, some of them, and the one of places. */
async function site(url: string): Promise<Measurement[]> {
  const node = await startSite({ DATABASE_URL: url })
  try {
    const read = async (path: string) => {
      const began = performance.now()
      const answer = await fetch(node.url + path)
      const text = await answer.text()
      console.log(`    ${path}: ${answer.status}, ${text.length} bytes, ${Math.round(performance.now() - began)} ms`)
      return { ok: answer.ok, text, ms: performance.now() - began }
    }
    const pages = []
    for (const path of PAGES) pages.push(await read(path))
    const list = await read('/sitemap.xml')
    const files = [...list.text.matchAll(/<loc>[^<]*(\/sitemap\/businesses\.xml[^<]*)<\/loc>/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    )
    const asked = [files[0], files[Math.floor(files.length / 2)], files.at(-1)].flatMap((path) => path ?? [])
    const answers = [list, await read('/sitemap/places.xml')]
    for (const path of asked) answers.push(await read(path))
    return [
      figure('pages not given', pages.filter(({ ok }) => !ok).length, `of ${pages.length}`, { atMost: 0 }),
      figure('pages: slowest', Math.max(...pages.map(({ ms }) => ms)), 'ms'),
      figure('sitemap: files of businesses', files.length, ''),
      figure('sitemap: files not given', answers.filter(({ ok }) => !ok).length, `of ${answers.length}`, { atMost: 0 }),
      figure('sitemap: slowest file', Math.max(...answers.map(({ ms }) => ms)), 'ms'),
      figure('sitemap: most memory of the site', peakOf(node.process.pid), 'MB', { atMost: MOST_MEMORY.site }),
    ]
  } finally {
    await node.stop()
  }
}

async function exported(url: string, dataDir: string): Promise<Measurement[]> {
  const path = join(dataDir, 'all.tar')
  const root = resolve(import.meta.dirname, '../..')
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/db.ts', 'export', path], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const watch = setInterval(() => {
    if (child.exitCode === null) peak = Math.max(peak, peakOf(child.pid))
  }, 200)
  const code = await new Promise((done) => child.once('exit', done))
  clearInterval(watch)
  return [
    figure('export: ended with', Number(code), '', { atMost: 0 }),
    figure('export: its file', code === 0 ? statSync(path).size / 1024 ** 3 : 0, 'GB'),
    figure('export: took', (performance.now() - began) / 1000, 's'),
    figure('export: most memory', peak, 'MB', { atMost: MOST_MEMORY.export }),
  ]
}
