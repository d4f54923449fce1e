// Single views of the last days, as many as are asked for: each day's table is filled before it becomes one of them, so that its
// indexes are built at once.
import type { Database } from '#server/backend/database/database.ts'

/** So many places have a page, named `bench-0` and on. */
export const LISTINGS = 2000

/** The oldest first, so that numbers grow with time. */
export async function addSingleViews(db: Database, size: number, days: number) {
  // The site would read its catalogue anew for each day.
  if (db.kind === 'postgresql') await db.script('alter event trigger pgrst_ddl_watch disable')
  for (let n = 0; n < days; n++) {
    const [first, last] = [Math.floor((size * n) / days) + 1, Math.floor((size * (n + 1)) / days)]
    await (n < days - 1 ? fillPast(db, days - 1 - n, first, last) : fillToday(db, first, last))
  }
  await db.query(
    `select setval('public.page_analytics_id_seq', $1), (select private.add_view_days(private.today(), private.today() + 7))`,
    [size],
  )
  // Each by itself: a script of several is one transaction.
  await db.script('vacuum analyze public.page_analytics')
}

const COLUMNS =
  'id, url, title, page_type, referrer, user_agent, device_type, "timestamp", visit, country_code, counted, came_on'

/** `length`: of the day, as far as it has come. */
const rows = (day: string, length: string, first: number, last: number) => `
  select i, '/business/bench-' || i % ${LISTINGS}, 'Bench', 'business', 'https://search.example/', 'Firefox',
    (array['mobile', 'desktop'])[1 + i % 2],
    (${day})::timestamp at time zone 'utc' + ${length} * ((i - ${first})::double precision / ${last - first + 1}),
    left(md5((i % 50000)::text), 16), (array['GB', 'FR', 'TR', 'ID', 'SA'])[1 + i % 5], true, ${day}
  from generate_series(${first}::bigint, ${last}) as i`

async function nameOf(db: Database, daysAgo: number): Promise<{ table: string; day: string; next: string }> {
  const [row] = await db.query<{ table: string; day: string; next: string }>(
    `select 'private.page_views_' || to_char(private.today() - $1::int, 'YYYYMMDD') as table,
       (private.today() - $1::int)::text as day, (private.today() - $1::int + 1)::text as next`,
    [daysAgo],
  )
  if (!row) throw new Error('No day')
  return row
}

async function fillPast(db: Database, daysAgo: number, first: number, last: number) {
  const { table, day, next } = await nameOf(db, daysAgo)
  await db.script(`
    create table ${table} (like public.page_analytics including defaults including constraints);
    alter table ${table} enable row level security;
    insert into ${table} (${COLUMNS}) overriding system value ${rows(`'${day}'::date`, `interval '1 day'`, first, last)};
    alter table public.page_analytics attach partition ${table} for values from ('${day}') to ('${next}')`)
}

async function fillToday(db: Database, first: number, last: number) {
  const { table, day } = await nameOf(db, 0)
  const length = `(now() - '${day}'::timestamp at time zone 'utc')`
  await db.script(`
    alter table ${table} disable trigger user;
    insert into ${table} (${COLUMNS}) overriding system value ${rows(`'${day}'::date`, length, first, last)};
    alter table ${table} enable trigger user`)
}
