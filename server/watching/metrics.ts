// Figures for Prometheus, on a port of their own: no visitor comes near them. Loaded only where METRICS_PORT is set.
import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Backend } from '../backend/backend.ts'
import type { PageCache } from '../http/page-cache.ts'
import type { Watcher } from './figures.ts'

/** From what is kept to what is too slow. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10]
/** Asked for by whoever reads the figures, and not more often than this. */
const QUEUES_EVERY_MS = 10_000

export type Queue = { queue: string; waiting: number; oldest_seconds: number }

type Sources = {
  settings: { port: number; host: string }
  backend: () => Backend | null
  caches: () => Record<string, Pick<PageCache<unknown>, 'counts'>>
  /** Null: not known now. */
  queues: () => Promise<Queue[] | null>
  log: (event: string, detail?: Record<string, unknown>) => void
}

/** What is read from other parts when somebody asks for the figures. */
function addStates({ backend, caches, queues }: Pick<Sources, 'backend' | 'caches' | 'queues'>, registers: Registry[]) {
  const gauge = (name: string, help: string, labels: string[], read: (gauge: Gauge) => void | Promise<void>) =>
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        this.reset()
        await read(this)
      },
    })
  gauge('mahalla_ready', 'Whether the site serves pages', [], (it) => it.set(backend() ? 1 : 0))
  gauge('mahalla_realtime_sockets', 'Open realtime connections', [], (it) =>
    it.set(backend()?.realtime?.connections() ?? 0),
  )
  gauge('mahalla_database_connections', 'Connections to the database', ['server', 'state'], (it) => {
    const pools = [
      ['primary', backend()?.pool?.()] as const,
      ...(backend()?.replicas?.states() ?? []).map(({ server, pool }) => [server, pool] as const),
    ]
    for (const [server, counts] of pools) {
      if (!counts) continue
      it.set({ server, state: 'open' }, counts.open)
      it.set({ server, state: 'in use' }, counts.inUse)
      it.set({ server, state: 'waiting' }, counts.waiting)
      it.set({ server, state: 'most' }, counts.most)
    }
  })
  const replicas = () => backend()?.replicas?.states() ?? []
  gauge('mahalla_replica_in_use', 'Whether a replica is asked', ['server'], (it) => {
    for (const { server, isIn } of replicas()) it.set({ server }, isIn ? 1 : 0)
  })
  gauge('mahalla_replica_lag_seconds', 'How far a replica is behind', ['server'], (it) => {
    for (const { server, lagMs } of replicas()) if (lagMs !== null) it.set({ server }, lagMs / 1000)
  })
  new Counter({
    name: 'mahalla_replica_reads_total',
    help: 'Requests a replica answered',
    labelNames: ['server'],
    registers,
    collect() {
      this.reset()
      for (const { server, reads } of replicas()) this.inc({ server }, reads)
    },
  })
  new Counter({
    name: 'mahalla_cache_total',
    help: 'Questions to what is kept in memory',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset()
      for (const [cache, { counts }] of Object.entries(caches())) {
        this.inc({ cache, result: 'hit' }, counts.hits)
        this.inc({ cache, result: 'miss' }, counts.misses)
      }
    },
  })
  let known: { at: number; rows: Queue[] } | null = null
  async function knownQueues() {
    if (known && performance.now() - known.at < QUEUES_EVERY_MS) return known.rows
    const rows = await queues().catch(() => null)
    // What is not known is not told, rather than told as none.
    known = rows && { at: performance.now(), rows }
    return rows ?? []
  }
  gauge('mahalla_queue', 'What waits: mail, notices, jobs that are late or fail', ['queue'], async (it) => {
    for (const { queue, waiting } of await knownQueues()) it.set({ queue }, waiting)
  })
  gauge('mahalla_queue_oldest_seconds', 'How long the oldest of it waits', ['queue'], async (it) => {
    for (const { queue, oldest_seconds } of await knownQueues()) it.set({ queue }, oldest_seconds)
  })
}

export async function openMetrics({ settings, backend, caches, queues, log }: Sources) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'mahalla_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'mahalla_request_seconds',
    help: 'How long answers took until they began',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'mahalla_job_seconds',
    help: 'How long scheduled work took',
    labelNames: ['job', 'result'],
    buckets: [0.1, 1, 10, 60, 600],
    registers,
  })

  addStates({ backend, caches, queues }, registers)

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
    } catch (error) {
      log('figures not told', { error: String(error) })
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(settings.port, settings.host, listening)
  })
  const watcher: Watcher = {
    answered: ({ method, route, status, seconds: took }) => {
      requests.inc({ method, route, status })
      seconds.observe({ route }, took)
    },
    jobDone: (job, took, hasFailed) => jobs.observe({ job, result: hasFailed ? 'failed' : 'done' }, took),
  }
  return {
    watcher,
    stop: async () => {
      await new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      })
    },
  }
}
