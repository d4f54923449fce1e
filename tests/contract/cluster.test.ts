// A PostgreSQL that is more than one: a replica that answers pages, a failover, a pooler in transaction mode. Where there is
// no PostgreSQL to start there is nothing to try.
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { hasPgbouncer, startOwnPgbouncer } from '#tests/fixtures/own-pgbouncer.ts'
import { type OwnPostgres, postgresPrograms, startOwnPostgres } from '#tests/fixtures/own-postgres.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

const service = ({ url, serviceRoleKey }: RunningSite) => createClient(url, serviceRoleKey)

const sponsor = (name: string) => ({ name, logo_url: '/logos/sample.svg', tier: 'lead', active: true, agreed: true })

describe.runIf(postgresPrograms)('a primary and a replica', () => {
  let primary: OwnPostgres
  let replica: OwnPostgres
  let site: RunningSite
  let metricsPort: number
  let onReplica: postgres.Sql
  beforeAll(async () => {
    primary = await startOwnPostgres()
    replica = await startOwnPostgres({ replicaOf: primary })
    metricsPort = await findFreePort()
    onReplica = postgres(replica.url, { max: 1, onnotice: () => {} })
    site = await startSite({
      // Both in both: which of them is what is found out by asking.
      DATABASE_URL: `postgres://postgres@127.0.0.1:${replica.port},127.0.0.1:${primary.port}/postgres?target_session_attrs=read-write`,
      DATABASE_READ_URLS: `${primary.url} ${replica.url}`,
      METRICS_PORT: String(metricsPort),
    })
  })
  afterAll(async () => {
    await site?.stop()
    await onReplica?.end()
    await replica?.remove()
    await primary?.remove()
  })

  async function figure(name: string, labels = ''): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const line = text.split('\n').find((line) => line.startsWith(name) && line.includes(labels))
    return line ? Number(line.split(' ').at(-1)) : Number.NaN
  }
  const ofReplica = () => `server="127.0.0.1:${replica.port}"`
  const reads = () => figure('mahalla_replica_reads_total', ofReplica())
  const isIn = () => figure('mahalla_replica_in_use', ofReplica())
  /** Of which nothing is kept. */
  const search = async (cookie = '') => {
    const answer = await fetch(`${site.url}/api/suggestions?q=kite-${randomUUID()}`, { headers: { cookie } })
    return answer.status
  }

  test('pages are read from the replica, and the primary is no replica', async () => {
    await expect.poll(isIn, { timeout: 10_000 }).toBe(1)
    expect(await figure('mahalla_replica_in_use', `server="127.0.0.1:${primary.port}"`)).toBe(0)
    const before = await reads()
    expect(await search()).toBe(200)
    expect(await reads()).toBeGreaterThan(before)
  })

  test('while it stands still, nobody is shown what was: not who wrote, and not who comes after', async () => {
    await onReplica`select pg_wal_replay_pause()`
    const words = `Neighbours ${randomUUID()}`
    const written = await fetch(`${site.url}/rest/v1/sponsors`, {
      method: 'POST',
      headers: {
        apikey: site.serviceRoleKey,
        Authorization: `Bearer ${site.serviceRoleKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(sponsor(words)),
    })
    expect(written.status).toBe(201)
    const seen = written.headers.getSetCookie().find((line) => line.startsWith('mahalla-seen='))
    expect(seen).toBeDefined()
    const before = await reads()
    expect(await search(seen?.split(';')[0])).toBe(200)
    expect(await reads()).toBe(before)
    await expect
      .poll(async () => (await (await fetch(site.url)).text()).includes(words), { timeout: 10_000 })
      .toBe(true)
    await expect.poll(isIn, { timeout: 30_000 }).toBe(0)
    await onReplica`select pg_wal_replay_resume()`
    await expect.poll(isIn, { timeout: 10_000 }).toBe(1)
    const after = await reads()
    const readsMore = async () => (await search(seen?.split(';')[0])) === 200 && (await reads()) > after
    await expect.poll(readsMore, { timeout: 10_000 }).toBe(true)
  })

  test('it may die and come back; meanwhile the primary answers', async () => {
    await replica.stop('immediate')
    expect(await Promise.all(Array.from({ length: 8 }, () => search()))).toEqual(Array(8).fill(200))
    await expect.poll(isIn, { timeout: 10_000 }).toBe(0)
    await replica.start()
    await expect.poll(isIn, { timeout: 15_000 }).toBe(1)
  })

  test('when the primary dies and the replica is promoted, the site finds it by itself and hears changes from it', async () => {
    await primary.stop('immediate')
    const refused = await service(site).from('sponsors').insert(sponsor('Nobody hears this'))
    expect(refused.status).toBe(503)
    await replica.promote()
    const words = `After the change ${randomUUID()}`
    const write = async () => (await service(site).from('sponsors').insert(sponsor(words))).status
    await expect.poll(write, { timeout: 15_000 }).toBe(201)
    await expect
      .poll(async () => (await (await fetch(site.url)).text()).includes(words), { timeout: 15_000 })
      .toBe(true)
    expect(site.process.exitCode).toBeNull()
  })
})

describe.runIf(postgresPrograms && hasPgbouncer)('a pooler in transaction mode', () => {
  let server: OwnPostgres
  let pooler: Awaited<ReturnType<typeof startOwnPgbouncer>>
  beforeAll(async () => {
    server = await startOwnPostgres()
    // Fewer than the site has: connections change hands all the time.
    pooler = await startOwnPgbouncer(server, 4)
  })
  afterAll(async () => {
    await pooler?.remove()
    await server?.remove()
  })

  test('a site that would hear of no change says so, and what to set', async () => {
    await expect(startSite({ DATABASE_URL: pooler.url })).rejects.toThrow('Set DATABASE_LISTEN_URL')
  })

  test('all requests are answered, whichever connection each gets', async () => {
    const site = await startSite({ DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: server.url })
    try {
      const ask = async (n: number) => {
        const path = ['/', `/businesses?q=${n}`, '/mosques', '/rest/v1/places?select=id&limit=3', '/community/events'][
          n % 5
        ]
        const answer = await fetch(site.url + path, { headers: { apikey: site.anonKey } })
        return answer.status
      }
      const statuses: number[] = []
      for (let round = 0; round < 10; round++)
        statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, n) => ask(round * 20 + n)))))
      expect(statuses.filter((status) => status !== 200)).toEqual([])
      const words = `Heard behind a pooler ${randomUUID()}`
      expect((await service(site).from('sponsors').insert(sponsor(words))).status).toBe(201)
      await expect
        .poll(async () => (await (await fetch(site.url)).text()).includes(words), { timeout: 10_000 })
        .toBe(true)
      expect(site.output()).not.toContain('prepared statement')
    } finally {
      await site.stop()
    }
  })
})
