// Several nodes of the site on one PostgreSQL: processes of their own, folders of their own, the same keys by settings.
// Realtime between nodes is in realtime.test.ts.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMigrations } from '#server/backend/database/migrate.ts'
import { createDatabase, postgresUrl } from '#tests/fixtures/postgres.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

const keys = {
  JWT_SECRET: randomUUID() + randomUUID(),
  ANON_KEY: `sb_publishable_${randomUUID()}`,
  SERVICE_ROLE_KEY: `sb_secret_${randomUUID()}`,
}

describe.runIf(postgresUrl)('two nodes on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>
  let a: RunningSite
  let b: RunningSite
  beforeAll(async () => {
    database = await createDatabase()
    const env = { ...keys, DATABASE_URL: database.url, TRUST_PROXY: 'on', AUTH_LIMIT_SIGN_INS_PER_5_MIN: '3' }
    // At once, on a database that nobody migrated yet.
    ;[a, b] = await Promise.all([startSite(env), startSite(env)])
  })
  afterAll(async () => {
    await Promise.all([a?.stop(), b?.stop()])
    await database?.drop()
  })

  const visitor = ({ url }: RunningSite) =>
    createClient(url, keys.ANON_KEY, { auth: { persistSession: false, autoRefreshToken: false } })
  const service = ({ url }: RunningSite) => createClient(url, keys.SERVICE_ROLE_KEY)

  test('migrations that both start with are applied once, and what a first start adds is there once', async () => {
    const [row] = await database.sql`select count(*)::int as n from supabase_migrations.schema_migrations`
    expect(row).toEqual({ n: readMigrations().length })
    const applied = [a, b].map((site) => site.output().match(/migrated \d{14}/g)?.length ?? 0)
    expect(applied.toSorted((x, y) => x - y)).toEqual([0, 1])
    const twice = await database.sql`select id, locale from public.help_topics group by 1, 2 having count(*) > 1`
    expect(twice).toEqual([])
  })

  test('a table that SQL makes or drops is known to both without being told', async () => {
    const areKnown = () =>
      Promise.all(
        [a, b].map(async (site) => (await service(site).from('kites').select('id')).error?.code !== 'PGRST205'),
      )
    expect(await areKnown()).toEqual([false, false])
    await database.sql`create table public.kites (id int primary key)`
    await expect.poll(areKnown, { timeout: 30_000 }).toEqual([true, true])
    await database.sql`drop table public.kites`
    await expect.poll(areKnown, { timeout: 30_000 }).toEqual([false, false])
  })

  test('who signs in on one node is known on the other', async () => {
    const account = { email: 'ilyas@example.com', password: 'Two-nodes-1-door' }
    const signedUp = await visitor(a).auth.signUp(account)
    expect(signedUp.error).toBeNull()
    const other = visitor(b)
    const { data, error } = await other.auth.setSession({
      access_token: signedUp.data.session?.access_token ?? '',
      refresh_token: signedUp.data.session?.refresh_token ?? '',
    })
    expect(error).toBeNull()
    const own = await other
      .from('profiles')
      .select('id')
      .eq('id', data.user?.id ?? '')
    expect(own.data).toEqual([{ id: data.user?.id }])
    const renewed = await other.auth.refreshSession()
    expect(renewed.error).toBeNull()
    expect((await visitor(a).auth.getUser(renewed.data.session?.access_token)).data.user?.email).toBe(account.email)
  })

  test('what is written on one node shows on pages the other has kept', async () => {
    const words = 'Neighbours on both sides'
    const first = await fetch(b.url)
    expect(await first.text()).not.toContain(words)
    expect((await fetch(b.url, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })).status).toBe(304)
    const written = await service(a)
      .from('sponsors')
      .insert({ name: words, logo_url: '/logos/sample.svg', tier: 'lead', active: true, agreed: true })
    expect(written.error).toBeNull()
    await expect.poll(async () => (await (await fetch(b.url)).text()).includes(words), { timeout: 60_000 }).toBe(true)
  })

  test('of all nodes that want a job at the same moment, one gets it', async () => {
    const asked = Array.from({ length: 12 }, (_, i) =>
      service(i % 2 ? a : b).rpc('take_lease', { name: 'a-test-job', holder: randomUUID(), seconds: 60 }),
    )
    const answers = await Promise.all(asked)
    expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([])
    expect(answers.filter(({ data }) => data === true)).toHaveLength(1)
  })

  test('limits count for each visitor whom the proxy names, on all nodes together', async () => {
    const tries = async ({ url }: RunningSite, forwarded: string) => {
      const { status } = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: keys.ANON_KEY, 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'Wrong-1-password' }),
      })
      return status
    }
    // What a visitor writes into the header himself comes first and is not believed.
    for (const invented of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
      expect(await tries(a, `${invented}, 198.51.100.7`)).toBe(400)
    expect(await tries(a, '4.4.4.4, 198.51.100.7')).toBe(429)
    expect(await tries(a, '198.51.100.8')).toBe(400)
    // However long the news takes: a visitor whose allowance is used up on one node has none on the other.
    let visitors = 0
    const elsewhere = async () => {
      const visitor = `203.0.113.${++visitors}`
      for (let i = 0; i < 3; i++) expect(await tries(a, visitor)).toBe(400)
      await wait(visitors * 500)
      return tries(b, visitor)
    }
    await expect.poll(elsewhere, { timeout: 60_000 }).toBe(429)
  })
})
