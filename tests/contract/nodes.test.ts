// Four nodes of the site on one PostgreSQL: processes of their own, folders of their own, the same keys by settings. What two
// backends say to each other is in our-realtime.test.ts.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMigrations } from '#server/backend/database/migrate.ts'
import { createDatabase, postgresUrl } from '#tests/fixtures/postgres.ts'
import { follow, type Json, until } from '#tests/fixtures/realtime-talk.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

const keys = {
  JWT_SECRET: randomUUID() + randomUUID(),
  ANON_KEY: `sb_publishable_${randomUUID()}`,
  SERVICE_ROLE_KEY: `sb_secret_${randomUUID()}`,
}

const NODES = 4

const sponsor = (name: string) => ({ name, logo_url: '/logos/sample.svg', tier: 'lead', active: true, agreed: true })

describe.runIf(postgresUrl)('four nodes on one PostgreSQL that share no folder', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>
  let nodes: RunningSite[] = []
  beforeAll(async () => {
    database = await createDatabase()
    const env = { ...keys, DATABASE_URL: database.url, TRUST_PROXY: 'on', AUTH_LIMIT_SIGN_INS_PER_5_MIN: '3' }
    // At once, on a database that nobody migrated yet.
    nodes = await Promise.all(Array.from({ length: NODES }, () => startSite(env)))
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()))
    await database?.drop()
  })

  /** The first writes, the others hear of it. */
  const first = () => nodes[0] as RunningSite
  const others = () => nodes.slice(1)
  const visitor = ({ url }: RunningSite) =>
    createClient(url, keys.ANON_KEY, { auth: { persistSession: false, autoRefreshToken: false } })
  const service = ({ url }: RunningSite) => createClient(url, keys.SERVICE_ROLE_KEY)
  const onAll = <T>(ask: (node: RunningSite, n: number) => Promise<T>) => Promise.all(nodes.map(ask))
  const all = <T>(value: T) => nodes.map(() => value)

  test('migrations that all start with are applied once, and what a first start adds is there once', async () => {
    const [row] = await database.sql`select count(*)::int as n from supabase_migrations.schema_migrations`
    expect(row).toEqual({ n: readMigrations().length })
    const applied = nodes.map((node) => node.output().match(/migrated \d{14}/g)?.length ?? 0)
    expect(applied.toSorted((x, y) => x - y)).toEqual([0, 0, 0, 1])
    const twice = await database.sql`select id, locale from public.help_topics group by 1, 2 having count(*) > 1`
    expect(twice).toEqual([])
  })

  test('each says at its start that nobody else has its files', () => {
    for (const node of nodes) expect(node.output()).toContain('STORAGE_S3_')
  })

  test('a table that SQL makes or drops is known to all without being told', async () => {
    const areKnown = () =>
      onAll(async (node) => (await service(node).from('kites').select('id')).error?.code !== 'PGRST205')
    expect(await areKnown()).toEqual(all(false))
    await database.sql`create table public.kites (id int primary key)`
    await expect.poll(areKnown, { timeout: 30_000 }).toEqual(all(true))
    await database.sql`drop table public.kites`
    await expect.poll(areKnown, { timeout: 30_000 }).toEqual(all(false))
  })

  test('who signs in on one node is known on all, and renews the session on any', async () => {
    const account = { email: 'ilyas@example.com', password: 'Four-nodes-1-door' }
    const signedUp = await visitor(first()).auth.signUp(account)
    expect(signedUp.error).toBeNull()
    let session = signedUp.data.session
    for (const node of others()) {
      const client = visitor(node)
      const { data, error } = await client.auth.setSession({
        access_token: session?.access_token ?? '',
        refresh_token: session?.refresh_token ?? '',
      })
      expect(error).toBeNull()
      const own = await client
        .from('profiles')
        .select('id')
        .eq('id', data.user?.id ?? '')
      expect(own.data).toEqual([{ id: data.user?.id }])
      const renewed = await client.auth.refreshSession()
      expect(renewed.error).toBeNull()
      session = renewed.data.session
    }
    expect((await visitor(first()).auth.getUser(session?.access_token)).data.user?.email).toBe(account.email)
  })

  test('what is written on one node shows on pages the others have kept', async () => {
    const words = 'Neighbours on all sides'
    const kept = await onAll(async ({ url }) => {
      const page = await fetch(url)
      expect(await page.text()).not.toContain(words)
      return (await fetch(url, { headers: { 'If-None-Match': page.headers.get('etag') ?? '' } })).status
    })
    expect(kept).toEqual(all(304))
    const written = await service(first()).from('sponsors').insert(sponsor(words))
    expect(written.error).toBeNull()
    const areShown = () => onAll(async ({ url }) => (await (await fetch(url)).text()).includes(words))
    await expect.poll(areShown, { timeout: 60_000 }).toEqual(all(true))
  })

  test('who is there, what is said and what is written goes round all nodes', async () => {
    const names = nodes.map((_, n) => `node-${n}`)
    const heard = nodes.map((): number[] => [])
    const changes = nodes.map((): Json[] => [])
    const clients = nodes.map(visitor)
    const channels = await Promise.all(
      clients.map(async (client, n) => {
        const channel = client.channel('round', { config: { presence: { key: names[n] ?? '' } } })
        channel
          .on('broadcast', { event: '*' }, ({ payload }) => heard[n]?.push(payload.n))
          .on('presence', { event: 'sync' }, () => {})
        await follow(channel, { event: 'INSERT', schema: 'public', table: 'sponsors' }, changes[n])
        await channel.track({ at: names[n] })
        return channel
      }),
    )
    await until(() => channels.every((channel) => names.every((name) => name in channel.presenceState())))
    for (const [n, channel] of channels.entries()) await channel.send({ type: 'broadcast', event: 'x', payload: { n } })
    // To everybody but who said it, once; of several who speak at a time nobody is first everywhere.
    await until(() => heard.every((list) => list.length === NODES - 1))
    expect(heard.map((list) => list.toSorted())).toEqual(nodes.map((_, n) => [0, 1, 2, 3].filter((from) => from !== n)))
    const { error } = await service(first()).from('sponsors').insert(sponsor('Heard on all sides'))
    expect(error).toBeNull()
    await until(() => changes.every((list) => list.length === 1))
    await clients[3]?.realtime.disconnect()
    await until(() => channels.slice(0, 3).every((channel) => !('node-3' in channel.presenceState())))
    await Promise.all(clients.map((client) => client.realtime.disconnect()))
  })

  test('of all nodes that want a job at the same moment, one gets it', async () => {
    const asked = Array.from({ length: 12 }, (_, i) =>
      service(nodes[i % NODES] as RunningSite).rpc('take_lease', {
        name: 'a-test-job',
        holder: randomUUID(),
        seconds: 60,
      }),
    )
    const answers = await Promise.all(asked)
    expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([])
    expect(answers.filter(({ data }) => data === true)).toHaveLength(1)
  })

  test('a job that is asked for runs once, whoever runs it', async () => {
    const runsOf = async (name: string) => {
      const [row] = await database.sql`select jsonb_array_length(runs) as n from private.jobs where name = ${name}`
      return row?.n
    }
    for (const name of ['expire-drafts', 'forget-old-chats']) {
      await database.sql`update private.jobs set asked_at = now(), runs = '[]' where name = ${name}`
      await database.sql`select pg_notify('changes', ${JSON.stringify({ schema: 'private', table: 'jobs', type: 'UPDATE', key: { name } })})`
      await expect.poll(() => runsOf(name), { timeout: 60_000 }).toBe(1)
    }
    expect(await runsOf('expire-drafts')).toBe(1)
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
      expect(await tries(first(), `${invented}, 198.51.100.7`)).toBe(400)
    expect(await tries(first(), '4.4.4.4, 198.51.100.7')).toBe(429)
    expect(await tries(first(), '198.51.100.8')).toBe(400)
    // However long the news takes: a visitor who tried once on each of three nodes has no try left on the fourth.
    let visitors = 0
    const elsewhere = async () => {
      const visitor = `203.0.113.${++visitors}`
      for (const node of others()) expect(await tries(node, visitor)).toBe(400)
      await wait(visitors * 500)
      return tries(first(), visitor)
    }
    await expect.poll(elsewhere, { timeout: 60_000 }).toBe(429)
  })

  test('what each has counted adds up when they end', async () => {
    const loads = await onAll(async ({ url }, n) => {
      const asked = Array.from({ length: n + 1 }, () =>
        fetch(`${url}/embed/hijri`, { headers: { Referer: 'https://kites.example/' } }),
      )
      return (await Promise.all(asked)).map(({ status }) => status)
    })
    expect(loads.flat()).toEqual(Array.from({ length: 10 }, () => 200))
    await onAll((node) => node.stop())
    const [row] = await database.sql`select sum(loads)::int as n from public.embed_loads where host = 'kites.example'`
    expect(row).toEqual({ n: 10 })
  })
})
