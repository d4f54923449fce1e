// A hundred million single views beside a million, in one run: what figures, the last minutes and a minute's sums cost, what it
// takes to forget a day, and whether any view of a rush is missing while all of that goes on. On a PostgreSQL of this bench's
// own, which is gone afterwards. BENCH_VIEWS: other than a hundred million.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/backend/database/database.ts'
import { postgresPrograms, startOwnPostgres } from '#tests/fixtures/own-postgres.ts'
import {
  addPeople,
  addSums,
  CHIEF,
  openPostgres,
  QUESTIONS,
  RUSH_URL,
  rush,
  type Site,
  time,
} from '../analytics/scenario.ts'
import { addSingleViews } from '../analytics/single-views.ts'
import { type Measurement, percentile } from '../measurement.ts'

const FEW = 1_000_000
const MANY = Math.max(FEW, Number(process.env.BENCH_VIEWS) || 100_000_000)
/** Those that are kept, and one whose time is over. */
const DAYS = 91
/** Beside FEW. */
const MOST_GROWTH = 2
/** Dropping costs the same however much a day holds; deleting does not. Told apart from so many views on. */
const LEAST_GAIN = 3
const TELLING = 20_000_000
/** In ms: while a day goes, nobody can add a view. */
const MOST_WAIT = 1000
const MINUTES = 9
/** Of one minute of a quiet site: what the sums cost beside it is what grows. */
const A_MINUTE = 120

const figure = (what: string, value: number, unit: string, budget?: Measurement['budget']): Measurement => ({
  scenario: 'views',
  what,
  value,
  unit,
  ...(budget && { budget }),
})
const named = (views: number) => `${(views / 1_000_000).toLocaleString('en')} M`

/** Nothing of it is kept, so nothing has to be safe. */
const forLoading = [
  ...['shared_buffers=2GB', 'maintenance_work_mem=512MB', 'max_wal_size=16GB', 'checkpoint_timeout=1h'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'],
]

export async function measure(): Promise<Measurement[]> {
  if (!postgresPrograms) {
    console.log('  PostgreSQL is not installed: there is nowhere to put so many views')
    return []
  }
  const server = await startOwnPostgres({ settings: forLoading })
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-'))
  const sites: Site[] = []
  try {
    const loading: Measurement[] = []
    for (const size of [FEW, MANY]) {
      const site = { ...(await openPostgres(server.url, dataDir, size)), size }
      sites.push(site)
      loading.push(await load(site))
    }
    const last = sites.at(-1)
    return [
      ...loading,
      ...(await figures(sites)),
      ...(await minutes(sites)),
      ...(last ? [...(await forgetting(last)), ...(await busyNight(last))] : []),
    ]
  } finally {
    for (const { close } of sites) await close()
    await server.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function load({ database, size }: Site): Promise<Measurement> {
  const began = performance.now()
  await addPeople(database)
  await addSingleViews(database, size, DAYS)
  await addSums(database, size)
  await database.query(`update private.rolled_up set upto = $1, reached = private.today() where source = 'pages'`, [
    size,
  ])
  const seconds = (performance.now() - began) / 1000
  const [row] = await database.query<{ gb: number }>(`select pg_database_size(current_database()) / 1e9::float8 as gb`)
  console.log(`  … ${named(size)} views after ${Math.round(seconds)} s, ${row?.gb.toFixed(1)} GB`)
  return figure(`${named(size)} views and their indexes`, row?.gb ?? Number.NaN, 'GB')
}

/** What is asked of sums, and of the views themselves. */
async function figures(sites: Site[]): Promise<Measurement[]> {
  const questions = [
    ...QUESTIONS,
    ['the last five minutes', CHIEF, 'select private.live_views()'],
    ['the newest hundred views', CHIEF, 'select * from public.page_analytics order by "timestamp" desc limit 100'],
  ] as const
  const found: Measurement[] = []
  for (const [what, person, query] of questions) found.push(...beside(what, await time(sites, person, query)))
  return found
}

function beside(what: string, [few = Number.NaN, many = Number.NaN]: number[]): Measurement[] {
  return [
    figure(`${what}, p50 of ${named(FEW)}`, few, 'ms'),
    figure(`${what}, p50 of ${named(MANY)}`, many, 'ms'),
    // The last minutes hold as much more as the days do.
    figure(`${what}: beside few`, many / few, '×', what.includes('minutes') ? undefined : { atMost: MOST_GROWTH }),
  ]
}

/** As many views come to both; then they are added up. */
async function minutes(sites: Site[]): Promise<Measurement[]> {
  const taken: number[][] = sites.map(() => [])
  for (let minute = 0; minute < MINUTES; minute++)
    for (const [n, { database }] of sites.entries()) {
      await database.query(
        `insert into public.page_analytics (url, visit, counted)
         select '/business/bench-' || i, left(md5(i::text), 16), true from generate_series(1, ${A_MINUTE}) as i`,
      )
      const began = performance.now()
      await sumUp(database)
      taken[n]?.push(performance.now() - began)
    }
  return beside(
    'the sums of a minute',
    taken.map((times) => percentile(times, 0.5)),
  )
}

async function sumUp(db: Database) {
  const [row] = await db.query<{ sealed: { pages: number; promos: number } }>('select public.seal_views() as sealed')
  await db.query('select public.roll_up_views($1, $2)', [row?.sealed.pages, row?.sealed.promos])
}

/** The day whose time is over goes as it goes each night; the one after it row by row, and then its space. */
async function forgetting({ database, size }: Site): Promise<Measurement[]> {
  const timed = async (sql: string) => {
    const began = performance.now()
    await database.query(sql)
    return performance.now() - began
  }
  const countDays = async () =>
    (await database.query(`select from pg_inherits where inhparent = 'public.page_analytics'::regclass`)).length
  const before = await countDays()
  const dropped = await timed('select private.drop_view_days()')
  const gone = before - (await countDays())
  const deleted = await timed('delete from public.page_analytics where came_on = private.today() - 89')
  const [row] = await database.query<{ table: string }>(
    `select 'private.page_views_' || to_char(private.today() - 89, 'YYYYMMDD') as table`,
  )
  const vacuumed = await timed(`vacuum ${row?.table}`)
  const rows = `${named(size)} views, a day of ${Math.round(size / DAYS).toLocaleString('en')}`
  return [
    figure(`${rows}: tables of days dropped`, gone, 'tables', { atLeast: 1 }),
    figure(`${rows}: dropped in`, dropped, 'ms', { atMost: MOST_WAIT }),
    figure(`${rows}: deleted in`, deleted, 'ms'),
    figure(`${rows}: and vacuumed in`, vacuumed, 'ms'),
    figure(
      `${rows}: dropping beside both`,
      (deleted + vacuumed) / dropped,
      '×',
      size >= TELLING ? { atLeast: LEAST_GAIN } : undefined,
    ),
  ]
}

/** Views come in all the time; sums are made every second, and the night's work is done once among them. */
async function busyNight({ backend, database, size }: Site): Promise<Measurement[]> {
  const read = async () => {
    const [row] = await database.query<{ rows: number; summed: number }>(
      `select (select count(*) from public.page_analytics where url = $1)::int as rows,
         (select sum(d.views) from public.page_days as d where d.kind = 'all')::int as summed`,
      [RUSH_URL],
    )
    return row ?? { rows: Number.NaN, summed: Number.NaN }
  }
  const before = await read()
  let isOver = false
  const work = (async () => {
    await database.query('select private.add_view_days(private.today() - 100, private.today() - 99)')
    await database.query('select public.keep_view_days()')
    await database.query('select public.forget_old_views()')
    while (!isOver) {
      await sumUp(database)
      await new Promise((next) => setTimeout(next, 1000))
    }
  })()
  const written = await rush(backend, database, `PostgreSQL, ${named(size)} views`)
  isOver = true
  await work
  await sumUp(database)
  const after = await read()
  return [
    ...written,
    figure('views of the rush that are in no sum', after.rows - (after.summed - before.summed), 'views', { atMost: 0 }),
  ]
}
