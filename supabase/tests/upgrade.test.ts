// A database of the first release, with a whole sample community in it, comes to this release and keeps its rows. The export
// was written by the first release (`npm run db -- export`) and is never written again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyArchive } from '#server/archive/archive.ts'
import { importArchive } from '#server/archive/import-archive.ts'
import { listTables } from '#server/archive/tables.ts'
import { openMemory } from '#server/backend/database/bare-database.ts'
import { migrate, prepareGround, readFirstRelease, readMigrations } from '#server/backend/database/migrate.ts'
import { openFileStore } from '#server/backend/storage/open-file-store.ts'
import { readBlank } from '../../scripts/db/blank-database.ts'

const path = join(import.meta.dirname, 'first-release.tar.gz')
/** Days since views came: more than ninety where no night has come since. */
const AGES = [0, 1, 30, 90, 92]

test('every row of the first release is there after the upgrade', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-upgrade-'))
  const { database, close } = await openMemory(await readBlank())
  try {
    await prepareGround(database)
    await migrate(database, [readFirstRelease()])
    const { manifest } = await verifyArchive(path)
    const files = openFileStore(join(dataDir, 'storage'), null)
    await importArchive({ path, manifest, database, files, dataDir, secrets: null, say: () => {} })

    const [rule] = await database.query<{ id: string; owner_id: string; place_id: string; url: string }>(
      `insert into public.automation_rules (owner_id, place_id, name, trigger, action, url)
       select owner_id, place_id, 'To our till', 'review_published', 'webhook', 'https://till.example/hook'
       from public.businesses where owner_id is not null and place_id is not null limit 1 returning id, owner_id, place_id, url`,
    )

    await database.query(
      `insert into public.page_analytics (url, visit, counted)
       select '/views', repeat('a', 16), true from generate_series(1, $1)`,
      [AGES.length],
    )
    await database.query(
      `update public.page_analytics set "timestamp" = now() - ($1::integer[])[id] * interval '1 day'`,
      [AGES],
    )
    const readViews = () =>
      database.query('select id, url, "timestamp", visit, counted, device_type from public.page_analytics order by id')
    const views = await readViews()

    const migrations = readMigrations()
    const done = await migrate(database, migrations)
    expect(done).toEqual(migrations.slice(1).map(({ version, name }) => `${version}_${name}`))
    const history = await database.query('select version from supabase_migrations.schema_migrations order by version')
    expect(history).toEqual(migrations.map(({ version }) => ({ version })))

    // Each view lies on its day, and those that come now as well, with a number of their own.
    expect(await readViews()).toEqual(views)
    const lie = await database.query<{ place: string; day: string }>(
      `select tableoid::regclass::text as place, to_char("timestamp" at time zone 'utc', 'YYYYMMDD') as day
       from public.page_analytics order by id`,
    )
    expect(lie.map(({ place }) => place)).toEqual(
      lie.map(({ day }, n) => `private.page_views_${Number(AGES[n]) > 90 ? 'rest' : day}`),
    )
    const [added] = await database.query<{ id: number }>(
      `insert into public.page_analytics (url, title, referrer, device_type, "timestamp", visit, counted)
       values ('/views', 'Views', 'direct', 'mobile', now(), repeat('b', 16), true) returning id`,
    )
    expect(Number(added?.id)).toBeGreaterThan(views.length)

    // A rule of the first release goes on as it was: what is handed out is what that release hands out.
    const card = async () => {
      const [found] = await database.query(
        'select private.automation_card(r) as card from public.automation_rules as r where r.id = $1',
        [rule?.id],
      )
      return found?.card
    }
    const kept = {
      id: rule?.id,
      action: 'webhook',
      url: rule?.url,
      is_live: true,
      secret_version: 1,
      signs_as: rule?.id,
    }
    expect(await card()).toMatchObject({ action: 'webhook', url: rule?.url, actions: [kept] })
    await database.query(
      `insert into public.reviews (place_id, user_id, rating, text, language, status)
       select $1, u.id, 5, 'Warm bread, kind people, a place to pray.', 'en', 'published' from auth.users as u
       where u.id <> $2 and not exists (select from public.reviews as v where v.place_id = $1 and v.user_id = u.id) limit 1`,
      [rule?.place_id, rule?.owner_id],
    )
    const handed = await database.query(
      `select c from public.claim_automation_runs(100, now() + interval '1 second') as c where c ->> 'rule_id' = $1`,
      [rule?.id],
    )
    expect(handed).toMatchObject([{ c: { action: 'webhook', url: rule?.url, secret_version: 1 } }])

    const there = new Set((await listTables(database)).map(({ schema, name }) => `${schema}.${name}`))
    const before = manifest.tables.filter(({ schema, name, rows }) => rows > 0 && there.has(`${schema}.${name}`))
    expect(before.length).toBeGreaterThan(80)
    for (const { schema, name, rows } of before) {
      const [found] = await database.query<{ rows: number }>(`select count(*)::int as rows from ${schema}.${name}`)
      expect(found?.rows, `${schema}.${name}`).toBeGreaterThanOrEqual(rows)
    }
  } finally {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
