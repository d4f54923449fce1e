// The figures of owners and of the site with few and with many page records, what a view adds to a request, and a rush of
// views of which none may be lost. BENCH_VIEWS says how many records there are at most: a million unless told otherwise,
// ten million for the budget of the house. Needs a PostgreSQL server (TEST_DATABASE_URL) for more than the smallest size.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createRecorder } from '#server/analytics/recorder.ts'
import type { Backend } from '#server/backend/backend.ts'
import type { Database } from '#server/backend/database/database.ts'
import { openEmbedded } from '#server/backend/embedded.ts'
import { serviceClient } from '#server/backend/service-client.ts'
import { type Measurement, percentile } from '../measurement.ts'
import { addSingleViews, LISTINGS } from './single-views.ts'

const SMALL = 100_000
const LARGE = Math.max(SMALL, Number(process.env.BENCH_VIEWS) || 1_000_000)
const ROUNDS = 15
const DAYS = 90
export const RUSH_URL = '/businesses/rush'
/** Of a second, and for how many of them. */
const RUSH = 2000
const RUSH_SECONDS = 5

const OWNER = '00000000-0000-4000-8000-000000000001'
export const CHIEF = '00000000-0000-4000-8000-000000000002'

type Opened = { backend: Backend; database: Database; close: () => Promise<void> }
export type Site = Opened & { size: number }

export async function measure(): Promise<Measurement[]> {
  const server = process.env.TEST_DATABASE_URL
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-'))
  const engine = server ? 'PostgreSQL' : 'PGlite'
  const sites: Site[] = []
  try {
    for (const size of server && LARGE > SMALL ? [SMALL, LARGE] : [SMALL]) {
      const opened = server ? await openPostgres(server, dataDir, size) : await openPglite(dataDir)
      sites.push({ ...opened, size })
      await addPeople(opened.database)
      await addSingleViews(opened.database, size, DAYS)
      await addSums(opened.database, size)
    }
    const results: Measurement[] = []
    for (const [what, person, query] of QUESTIONS) {
      const costs = await time(sites, person, query)
      for (const [n, { size }] of sites.entries()) {
        const label = `${engine}, ${size.toLocaleString('en')} views: ${what}`
        const value = costs[n] ?? Number.NaN
        results.push({ scenario: 'analytics', what: `${label}, p50`, value, unit: 'ms', budget: { atMost: 100 } })
        if (n > 0)
          results.push({
            scenario: 'analytics',
            what: `${label}, growth`,
            value: value / (costs[0] ?? Number.NaN),
            unit: '×',
            budget: { atMost: 2 },
          })
      }
    }
    const last = sites.at(-1)
    return last ? [...results, ...(await rush(last.backend, last.database, engine))] : results
  } finally {
    for (const { close } of sites) await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const nobody = { siteUrl: 'http://127.0.0.1', sendMail: async () => {} }

async function openPglite(dataDir: string): Promise<Opened> {
  const opened = await openEmbedded({
    env: { dataDir, databaseUrl: null, smtpUrl: null },
    ...nobody,
    inMemory: true,
  })
  return { backend: opened, database: opened.database, close: () => opened.close() }
}

export async function openPostgres(server: string, dataDir: string, size: number): Promise<Opened> {
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  const name = `mahalla_bench_${process.pid}_${size}`
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openEmbedded({ env: { dataDir, databaseUrl: url.href, smtpUrl: null }, ...nobody })
  const close = async () => {
    await opened.close()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { backend: opened, database: opened.database, close }
}

export const QUESTIONS = [
  ['an owner’s 28 days', OWNER, 'select public.owner_analytics(28)'],
  ['an owner’s 90 days', OWNER, 'select public.owner_analytics(90)'],
  ['the site’s 7 days', CHIEF, 'select public.site_analytics(private.today() - 6, private.today())'],
  ['the site’s 28 days', CHIEF, 'select public.site_analytics(private.today() - 27, private.today())'],
  ['the site’s 90 days', CHIEF, 'select public.site_analytics(private.today() - 89, private.today())'],
] as const

export async function addPeople(db: Database) {
  await db.script(`
    insert into auth.users (id, email, raw_user_meta_data)
    values ('${OWNER}', 'owner@bench.example', '{}'), ('${CHIEF}', 'chief@bench.example', '{}');
    insert into public.user_roles (user_id, role) values ('${CHIEF}', 'superadmin');
    insert into public.places (id, kind) select md5('place' || i)::uuid, 'business' from generate_series(1, ${LISTINGS}) as i;
    insert into public.business_accounts (owner_id, name) values ('${OWNER}', 'Bench');
    insert into public.businesses (name, city, country_code, status, owner_id, business_account_id)
    select 'Bench place ' || i, 'Leeds', 'GB', 'published', '${OWNER}', a.id
    from generate_series(1, 3) as i, public.business_accounts as a where a.owner_id = '${OWNER}';`)
}

/**
 * The sums of each day, as the site has them after so many views in ninety days. Names of a day that is over are the three
 * hundred greatest of a kind; the running day and the one before may have five thousand.
 */
export async function addSums(db: Database, size: number) {
  const aDay = Math.ceil(size / DAYS)
  const names = (most: number) => Math.min(most, Math.ceil(aDay / 3))
  await db.script(`
    insert into public.page_days (day, kind, key, views, visitors)
    select private.today() - d, 'all', 'all', ${aDay}, ${Math.ceil(aDay / 4)} from generate_series(0, ${2 * DAYS}) as d;
    insert into public.page_days (day, kind, key, views)
    select private.today() - d, k.kind, k.kind || ' ' || n, 1 + ${aDay} / n
    from generate_series(0, ${2 * DAYS}) as d
    cross join (values ('path', 5000), ('referrer', 5000), ('campaign', 5000), ('type', 30), ('language', 6), ('device', 2),
      ('country', 180)) as k (kind, most)
    cross join lateral generate_series(1, least(k.most, case when d < 2 then ${names(5000)} else ${names(300)} end)) as n;
    insert into public.listing_days (place_id, day, views, calls, directions, website_clicks)
    select p.id, private.today() - d, ${Math.ceil(aDay / LISTINGS)}, 1, 1, 1
    from public.places as p, generate_series(0, ${2 * DAYS}) as d where p.kind = 'business';`)
  // Each by itself: a script of several is one transaction.
  for (const table of ['page_days', 'listing_days']) await db.script(`vacuum analyze public.${table}`)
}

/** What a question costs at each site. They take turns, so that a busy machine weighs on all. */
export async function time(sites: readonly Site[], person: string, query: string): Promise<number[]> {
  const taken: number[][] = sites.map(() => [])
  const claims = JSON.stringify({ sub: person, role: 'authenticated', aal: 'aal2' })
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, { database }] of sites.entries())
      await database.transaction(async (tx) => {
        await tx.query(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
          [claims, person],
        )
        const start = performance.now()
        await tx.query(query)
        taken[n]?.push(performance.now() - start)
      })
  return taken.map((times) => percentile(times, 0.5))
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Views come in all the time, the recorder writes them down beside it, and at the end each of them is there. */
export async function rush(backend: Backend, db: Database, engine: string): Promise<Measurement[]> {
  const lost: number[] = []
  const recorder = createRecorder({
    service: serviceClient(backend),
    log: (event, detail) => {
      if (event === 'views not counted') lost.push(Number(detail?.count))
    },
  })
  const taken: number[] = []
  let sent = 0
  for (let tick = 0; tick < RUSH_SECONDS * 10; tick++) {
    const start = performance.now()
    for (let n = 0; n < RUSH / 10; n++) {
      const now = new Date()
      const visit = await recorder.visitOf(`203.0.113.${n}`, 'Firefox', now)
      const before = performance.now()
      recorder.addView({
        url: RUSH_URL,
        title: 'Rush',
        user_agent: 'Firefox',
        timestamp: now.toISOString(),
        visit,
        counted: true,
      })
      taken.push(performance.now() - before)
      sent++
    }
    await sleep(Math.max(0, 100 - (performance.now() - start)))
  }
  await recorder.stop()
  const [row] = await db.query<{ n: number }>('select count(*)::int as n from public.page_analytics where url = $1', [
    RUSH_URL,
  ])
  const label = `${engine}, ${RUSH.toLocaleString('en')} views a second for ${RUSH_SECONDS} s`
  return [
    {
      scenario: 'analytics',
      what: `${label}: of them lost`,
      value: sent - (row?.n ?? 0),
      unit: 'views',
      budget: { atMost: 0 },
    },
    {
      scenario: 'analytics',
      what: `${label}: told to be lost`,
      value: lost.length,
      unit: 'times',
      budget: { atMost: 0 },
    },
    {
      scenario: 'analytics',
      what: `${label}: a view adds, p99`,
      value: percentile(taken, 0.99),
      unit: 'ms',
      budget: { atMost: 1 },
    },
  ]
}
