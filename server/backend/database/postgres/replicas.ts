// Servers that repeat what the primary writes, and answer what only reads. None is asked for what it does not know yet: it
// tells its position in the log before it answers, and where that is not far enough the primary answers. One that lags, is
// silent or gone is left out until it is back.
import { setTimeout as pause } from 'node:timers/promises'
import { currentVisit, readPosition } from '../visit.ts'
import type { Connection, ConnectionOptions } from './connection.ts'
import { createLagClock } from './lag.ts'
import { openPool, type Pool, type PoolCounts, type Pooled } from './pool.ts'
import { serverName } from './servers.ts'

const LOOK_EVERY_MS = 1_000
const LONGEST_SILENCE_MS = 2_000
/** What lags more is of no use to anyone, and may be on its way out. */
const MOST_LAG_MS = 10_000
/** It comes back when it has caught up, not when it is a little less late. */
const BACK_LAG_MS = 1_000

export type ReplicaState = {
  server: string
  isIn: boolean
  why: string | null
  lagMs: number | null
  reads: number
  pool: PoolCounts
}

export type Replicas = {
  /** Somebody wrote: what is read from now on must know of it. */
  changed: () => void
  /** Where the primary is. */
  position: () => Promise<bigint>
  /** A connection within a transaction that only reads and knows all it must; null: ask the primary. */
  borrow: () => Promise<Pooled | null>
  /** It did not do what it should. */
  leaveOut: (connection: Connection, error: unknown) => void
  states: () => ReplicaState[]
  close: () => Promise<void>
}

type Replica = { url: string; pool: Pool; out: string | null; lagMs: number | null; reads: number; position: bigint }

type Options = Omit<ConnectionOptions, 'hear' | 'mustWrite'> & { most: number; prepares: boolean | null }

type Log = (event: string, detail?: Record<string, unknown>) => void

const PRIMARY_IS_AT = 'select pg_catalog.pg_current_wal_lsn()::text as at'
/** Nothing, for one that was promoted: it is no replica any more. */
const REPLICA_IS_AT = `select case when pg_catalog.pg_is_in_recovery() then pg_catalog.pg_last_wal_replay_lsn() end::text as at`

async function positionOf(pool: Pool, question: string): Promise<bigint | null> {
  const connection = await pool.acquire()
  try {
    const [row] = await connection.run(question)
    return readPosition(row?.at)
  } finally {
    connection.release()
  }
}

function setOut(replica: Replica, why: string | null, log: Log) {
  if (replica.out === why) return
  const server = serverName(replica.url)
  if (why === null) log('replica answers', { server })
  else if (replica.out === null) log('replica left out', { server, error: why })
  replica.out = why
}

/** Where the log was when the last change was heard of. Asked for by the first who reads after it. */
function createFloor(position: () => Promise<bigint>) {
  let changes = 0
  let floor = 0n
  let floorOf = -1
  let asking: { of: number; answer: Promise<void> } | null = null
  async function read(): Promise<bigint> {
    if (floorOf === changes) return floor
    if (asking?.of !== changes) {
      const of = changes
      const answer = position().then(
        (at) => {
          floor = at > floor ? at : floor
          if (of > floorOf) floorOf = of
        },
        // Nobody can write either.
        () => {},
      )
      asking = { of, answer }
    }
    await asking.answer
    return floor
  }

  return {
    changed: () => {
      changes++
    },
    read,
  }
}

const share = ({ pool }: Replica) => {
  const { inUse, waiting, most } = pool.counts()
  return (inUse + waiting) / most
}
const leastBusyOf = (replicas: readonly Replica[]) =>
  replicas
    .filter(({ out, pool }) => out === null && pool.counts().waiting === 0)
    .toSorted((a, b) => share(a) - share(b))[0]

const stateOf = ({ url, out, lagMs, reads, pool }: Replica): ReplicaState => ({
  server: serverName(url),
  isIn: out === null,
  why: out,
  lagMs,
  reads,
  pool: pool.counts(),
})

export function openReplicas(primary: Pool, urls: readonly string[], options: Options, log: Log): Replicas {
  const replicas: Replica[] = urls.map((url) => ({
    url,
    pool: openPool(url, { ...options, mustWrite: false, patienceMs: 0 }),
    out: 'not asked yet',
    lagMs: null,
    reads: 0,
    position: 0n,
  }))
  const clock = createLagClock(MOST_LAG_MS)
  let isClosed = false

  async function position(): Promise<bigint> {
    const at = await positionOf(primary, PRIMARY_IS_AT)
    if (at === null) throw new Error('The database does not tell its position')
    return at
  }

  async function look(replica: Replica) {
    try {
      const silent = pause(LONGEST_SILENCE_MS, 'silent' as const, { ref: false })
      const at = await Promise.race([positionOf(replica.pool, REPLICA_IS_AT), silent])
      if (at === 'silent') {
        // Whoever waits for it is answered by the primary.
        replica.pool.abandon()
        return setOut(replica, 'it is silent', log)
      }
      if (at === null) return setOut(replica, 'it is no replica', log)
      replica.position = at
      replica.lagMs = clock.lagOf(at, performance.now())
      const most = replica.out === null ? MOST_LAG_MS : BACK_LAG_MS
      setOut(replica, replica.lagMs > most ? 'it lags' : null, log)
    } catch (error) {
      setOut(replica, error instanceof Error ? error.message : String(error), log)
    }
  }

  async function keepLooking() {
    while (!isClosed) {
      // While the primary is away the replicas go on with what they know.
      await position().then(
        (at) => clock.mark(at, performance.now()),
        () => {},
      )
      await Promise.all(replicas.map(look))
      await pause(LOOK_EVERY_MS, undefined, { ref: false })
    }
  }
  const looking = keepLooking()
  const floor = createFloor(position)
  const leastBusy = () => leastBusyOf(replicas)

  const replicaAt = (url: string) => replicas.find(({ pool }) => pool.has(url))

  return {
    changed: floor.changed,
    position,
    borrow: async () => {
      const visit = currentVisit()
      if (!visit || visit.writes || !leastBusy()) return null
      const known = await floor.read()
      const replica = leastBusy()
      if (!replica) return null
      const needed = visit.after > known ? visit.after : known
      let connection: Pooled | null = null
      try {
        connection = await replica.pool.acquire()
        const [, [row]] = await Promise.all([connection.run('begin read only'), connection.run(REPLICA_IS_AT)])
        const at = readPosition(row?.at)
        if (at !== null && at >= needed) {
          replica.reads++
          return connection
        }
        await connection.run('rollback')
        connection.release()
      } catch (error) {
        connection?.abandon()
        connection?.release()
        setOut(replica, error instanceof Error ? error.message : String(error), log)
      }
      return null
    },
    leaveOut: ({ server }, error) => {
      const replica = replicaAt(server)
      if (replica) setOut(replica, error instanceof Error ? error.message : String(error), log)
    },
    states: () => replicas.map(stateOf),
    close: async () => {
      isClosed = true
      await Promise.all(replicas.map(({ pool }) => pool.close()))
      await Promise.race([looking, pause(LONGEST_SILENCE_MS, undefined, { ref: false })])
    },
  }
}
