// Past one machine, with the real parts: a pooler in transaction mode, replicas, a failover that Patroni makes while people
// write, two nodes that are restarted in turn behind HAProxy, and thousands of sockets. Every part is a process of this bench's
// own; what is not installed is said. GROW=failovers,sockets: only those parts. GROW_FAILOVERS, GROW_RESTARTS and GROW_SOCKETS (of
// one node): other numbers than the aims.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { hasPgbouncer, startOwnPgbouncer } from '#tests/fixtures/own-pgbouncer.ts'
import { postgresPrograms, startOwnPostgres } from '#tests/fixtures/own-postgres.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'
import { hasHaproxy, startOwnHaproxy } from './haproxy.ts'
import { missingOfPatroni, startOwnPatroni } from './patroni.ts'
import { manySockets } from './sockets.ts'

const FAILOVERS = Number(process.env.GROW_FAILOVERS ?? 20)
const RESTARTS = Number(process.env.GROW_RESTARTS ?? 20)
const WRITERS = 4
/** While nodes are restarted: this many at once, so often. */
const [AT_ONCE, EVERY_MS] = [10, 50]
const LONGEST_GAP_MS = 10_000

const figure = (what: string, value: number, unit: string, budget?: Measurement['budget']): Measurement => ({
  scenario: 'grow',
  what,
  value,
  unit,
  ...(budget && { budget }),
})

export async function measure(): Promise<Measurement[]> {
  if (!postgresPrograms) {
    console.log('  PostgreSQL is not installed: there is nothing to grow on')
    return []
  }
  const parts: Record<string, () => Promise<Measurement[]>> = {
    pooler: throughPooler,
    replicas: withReplicas,
    failovers,
    restarts,
    sockets: manySockets,
  }
  const wanted = process.env.GROW?.split(',') ?? Object.keys(parts)
  const unknown = wanted.filter((name) => !(name in parts))
  if (unknown.length > 0) throw new Error(`GROW: ${unknown.join(', ')} is none of ${Object.keys(parts).join(', ')}`)
  const results: Measurement[] = []
  for (const name of wanted) results.push(...((await parts[name]?.()) ?? []))
  return results
}

const keys = () => ({
  JWT_SECRET: randomUUID() + randomUUID(),
  ANON_KEY: `sb_publishable_${randomUUID()}`,
  SERVICE_ROLE_KEY: `sb_secret_${randomUUID()}`,
})

/** Pages and searches of which nothing is kept: no two ask for the same. */
const wordOf = (n: number) => randomUUID().replaceAll(/[^a-f]/g, '') + 'x'.repeat(1 + (n % 3))

const pathOf = (n: number) =>
  [
    `/businesses?q=kite+${wordOf(n)}`,
    `/mosques?q=${wordOf(n)}`,
    `/api/suggestions?q=${wordOf(n)}`,
    `/api/suggestions?q=lantern+${wordOf(n)}`,
  ][n % 4] ?? '/'

async function ask(site: Pick<RunningSite, 'url' | 'anonKey'>, n: number): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const answer = await fetch(site.url + pathOf(n), { headers: { apikey: site.anonKey } })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began }
}

/** A few at a time. */
async function askMany(site: Pick<RunningSite, 'url' | 'anonKey'>, count: number, atOnce = 12) {
  const answers: { status: number; ms: number }[] = []
  let n = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (n < count) answers.push(await ask(site, n++))
    }),
  )
  return answers
}

async function throughPooler(): Promise<Measurement[]> {
  if (!hasPgbouncer) {
    console.log('  PgBouncer is not installed: nothing goes through a pooler')
    return []
  }
  console.log('  … a pooler in transaction mode')
  const server = await startOwnPostgres()
  const pooler = await startOwnPgbouncer(server, 6)
  const site = await startSite({ DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: server.url })
  try {
    const pooled = await askMany(site, 240)
    await site.stop({ keepData: true })
    const direct = await startSite({ DATABASE_URL: server.url, DATA_DIR: site.dataDir })
    const own = await askMany(direct, 240)
    await direct.stop()
    const median = (answers: { ms: number }[]) =>
      percentile(
        answers.map(({ ms }) => ms),
        0.5,
      )
    const complaints = site.output().match(/prepared statement|job failed/g)?.length ?? 0
    return [
      figure('pooler: requests failed', pooled.filter(({ status }) => status !== 200).length, 'of 240', { atMost: 0 }),
      figure('pooler: complaints in the log', complaints, '', { atMost: 0 }),
      figure('pooler: median beside none', median(pooled) / median(own), '×'),
    ]
  } finally {
    await site.stop()
    await pooler.remove()
    await server.remove()
  }
}

/** Blocks a server has touched: what its work is, whoever asked how often. */
async function workOf(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const [row] = await sql`select blks_hit + blks_read as done from pg_stat_database where datname = current_database()`
  await sql.end()
  return Number(row?.done)
}

/**
 * On one machine all servers share the processors, so what is measured is what the primary is spared: of the blocks that pages
 * are made from, how many it still touches. What that is worth in pages where it has a machine of its own is that, turned round.
 */
async function withReplicas(): Promise<Measurement[]> {
  console.log('  … two replicas')
  const primary = await startOwnPostgres()
  const replicas = [await startOwnPostgres({ replicaOf: primary }), await startOwnPostgres({ replicaOf: primary })]
  try {
    const share = async (env: Record<string, string>) => {
      const site = await startSite({ DATABASE_URL: primary.url, ...env })
      try {
        // Until all are asked, and the start is over.
        await pause(4000)
        // What every connection learns once is not what is measured.
        await askMany(site, 150)
        await pause(1500)
        const before = await workOf(primary.url)
        const began = performance.now()
        const answers = await askMany(site, 200)
        const seconds = (performance.now() - began) / 1000
        // Statistics are written down a second after the work.
        await pause(1500)
        return {
          perPage: ((await workOf(primary.url)) - before) / answers.length,
          failed: answers.filter(({ status }) => status !== 200).length,
          perSecond: answers.length / seconds,
        }
      } finally {
        await site.stop()
      }
    }
    const alone = await share({})
    const helped = await share({ DATABASE_READ_URLS: replicas.map(({ url }) => url).join(' ') })
    return [
      figure('replicas: blocks of the primary for a request, alone', alone.perPage, ''),
      figure('replicas: the same with two replicas', helped.perPage, ''),
      figure('replicas: requests the primary can carry, beside alone', alone.perPage / helped.perPage, '×', {
        atLeast: 1.8,
      }),
      figure('replicas: requests a second on this machine, beside alone', helped.perSecond / alone.perSecond, '×'),
      figure('replicas: requests failed', helped.failed + alone.failed, 'of 400', { atMost: 0 }),
    ]
  } finally {
    for (const server of [...replicas, primary]) await server.remove()
  }
}

type Writing = {
  acknowledged: string[]
  statuses: Map<number, number>
  longestGapMs: () => number
  stop: () => Promise<void>
}

/** People who write one thing after the other, and when each was taken. */
function startWriters(site: RunningSite, run: string): Writing {
  const acknowledged: string[] = []
  const statuses = new Map<number, number>()
  let [isRunning, last, gap, slowest] = [true, performance.now(), 0, 0]
  const write = async (writer: number, n: number) => {
    const id = `grow-${run}-${writer}-${n}`
    const began = performance.now()
    const answer = await fetch(`${site.url}/rest/v1/help_topics`, {
      method: 'POST',
      headers: {
        apikey: site.serviceRoleKey,
        Authorization: `Bearer ${site.serviceRoleKey}`,
        'Content-Type': 'application/json',
        Prefer: 'return=minimal',
      },
      body: JSON.stringify({ id, locale: 'en', question: 'Is it kept?', answer: 'Yes.', keywords: [] }),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null)
    slowest = Math.max(slowest, performance.now() - began)
    const status = answer?.status ?? 0
    await answer?.arrayBuffer()
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status !== 201) return
    acknowledged.push(id)
    gap = Math.max(gap, performance.now() - last)
    last = performance.now()
  }
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 0; isRunning; n++) {
      await write(writer, n)
      await pause(10)
    }
  })
  return {
    acknowledged,
    statuses,
    longestGapMs: () => gap,
    stop: async () => {
      isRunning = false
      await Promise.all(writers)
    },
  }
}

async function failovers(): Promise<Measurement[]> {
  if (missingOfPatroni.length > 0) {
    console.log(`  ${missingOfPatroni.join(', ')} not installed: nothing fails over`)
    return []
  }
  if (FAILOVERS === 0) return []
  console.log(`  … ${FAILOVERS} failovers`)
  const cluster = await startOwnPatroni(['a', 'b'])
  let site: RunningSite | null = null
  try {
    site = await startSite({ DATABASE_URL: cluster.address, DATABASE_READ_URLS: cluster.urls.join(' ') })
    const gaps: number[] = []
    let [lost, acknowledged, unanswered, stale] = [0, 0, 0, 0]
    for (let n = 0; n < FAILOVERS; n++) {
      await cluster.whole()
      const primary = await cluster.primary()
      const run = randomUUID().slice(0, 8)
      const writing = startWriters(site, run)
      while (writing.acknowledged.length < 20) await pause(20)
      // In turn the database alone, and the whole machine.
      const isWhole = n % 2 === 1
      await cluster.kill(primary, isWhole)
      const before = writing.acknowledged.length
      while (writing.acknowledged.length < before + 40) await pause(20)
      await writing.stop()
      gaps.push(writing.longestGapMs())
      const now = await cluster.primary()
      const sql = postgres(now.url, { max: 1, onnotice: () => {} })
      const rows = await sql`select id from public.help_topics where id like ${`grow-${run}-%`}`
      await sql.end()
      const kept = new Set(rows.map(({ id }) => String(id)))
      lost += writing.acknowledged.filter((id) => !kept.has(id)).length
      acknowledged += writing.acknowledged.length
      unanswered += writing.statuses.get(0) ?? 0
      stale += (await heardAfter(site)) ? 0 : 1
      console.log(
        `    ${isWhole ? 'machine' : 'database'} ${primary.name} → ${now.name}: ${Math.round(writing.longestGapMs())} ms, ${JSON.stringify(Object.fromEntries(writing.statuses))}`,
      )
      if (isWhole) cluster.start(primary)
    }
    return [
      figure('failover: acknowledged writes lost', lost, `of ${acknowledged}`, { atMost: 0 }),
      figure('failover: nobody could write, median', percentile(gaps, 0.5), 'ms', { atMost: LONGEST_GAP_MS }),
      figure('failover: nobody could write, longest', Math.max(...gaps), 'ms'),
      figure('failover: requests without an answer', unanswered, '', { atMost: 0 }),
      figure('failover: changes not heard of afterwards', stale, `of ${FAILOVERS}`, { atMost: 0 }),
    ]
  } finally {
    await site?.stop()
    await cluster.remove()
  }
}

/** What is written after a failover shows on a page that was kept before. */
async function heardAfter(site: RunningSite): Promise<boolean> {
  const name = `Neighbours ${randomUUID()}`
  await fetch(site.url).then((answer) => answer.arrayBuffer())
  const written = await fetch(`${site.url}/rest/v1/sponsors`, {
    method: 'POST',
    headers: {
      apikey: site.serviceRoleKey,
      Authorization: `Bearer ${site.serviceRoleKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ name, logo_url: '/logos/sample.svg', tier: 'lead', active: true, agreed: true }),
  })
  if (written.status !== 201) return false
  for (let n = 0; n < 50; n++) {
    if ((await (await fetch(site.url)).text()).includes(name)) return true
    await pause(100)
  }
  return false
}

const sumOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

/** Two nodes, one after the other told to stop and started again, while requests come in at a steady rate. */
async function restarts(): Promise<Measurement[]> {
  if (!hasHaproxy) {
    console.log('  HAProxy is not installed: no node is restarted behind it')
    return []
  }
  console.log(`  … ${RESTARTS} rolling restarts`)
  const server = await startOwnPostgres()
  const env = { ...keys(), DATABASE_URL: server.url, TRUST_PROXY: 'on', DRAIN_SECONDS: '5' }
  const nodes = [await startSite(env), await startSite(env)]
  const proxy = await startOwnHaproxy(nodes.map(({ url }) => Number(new URL(url).port)))
  try {
    const failures = new Map<string, number>()
    let [isRunning, asked] = [true, 0]
    const ask = async (n: number) => {
      const request =
        n % 5 === 0
          ? fetch(`${proxy.url}/rest/v1/help_topics`, {
              method: 'POST',
              headers: {
                apikey: env.SERVICE_ROLE_KEY,
                Authorization: `Bearer ${env.SERVICE_ROLE_KEY}`,
                'Content-Type': 'application/json',
                Prefer: 'return=minimal',
              },
              body: JSON.stringify({ id: `roll-${n}`, locale: 'en', question: 'Kept?', answer: 'Yes.', keywords: [] }),
            })
          : fetch(proxy.url + (n % 2 ? '/' : '/rest/v1/partners?select=id&limit=1'), {
              headers: { apikey: env.ANON_KEY },
            })
      const answer = await request
      await answer.arrayBuffer()
      return answer.ok ? null : String(answer.status)
    }
    const asks: Promise<void>[] = []
    const began = performance.now()
    const rate = (async () => {
      while (isRunning) {
        for (let n = 0; n < AT_ONCE; n++)
          asks.push(
            ask(asked++)
              .catch(String)
              .then((failure) => {
                if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1)
              }),
          )
        await pause(EVERY_MS)
      }
    })()
    await pause(5000)
    // What a machine cannot carry at rest is not what a restart loses.
    const failedAtRest = sumOf(failures)
    for (let n = 0; n < RESTARTS; n++) {
      const old = nodes[n % 2]
      if (!old) break
      const { port } = new URL(old.url)
      await old.stop({ keepData: true })
      nodes[n % 2] = await startSite({ ...env, DATA_DIR: old.dataDir, PORT: port })
      await pause(2500)
    }
    isRunning = false
    await rate
    await Promise.all(asks)
    const perSecond = (asked * 1000) / (performance.now() - began)
    if (failures.size > 0) console.log(`    ${JSON.stringify(Object.fromEntries(failures))}`)
    const failed = sumOf(failures)
    return [
      figure('rolling restarts: failed before the first one', failedAtRest, '', { atMost: 0 }),
      figure('rolling restarts: requests failed', failed, `of ${asked} in ${RESTARTS}`, { atMost: 0 }),
      figure('rolling restarts: requests a second', perSecond, ''),
    ]
  } finally {
    await proxy.remove()
    for (const node of nodes) await node.stop()
    await server.remove()
  }
}
