// Connections to a PostgreSQL server for whoever needs one, and one that listens. A lost connection is replaced when the
// next one is asked for. While the server is away nobody waits long: a short restart goes by unnoticed, anything longer is
// said at once. Of several servers all are asked, and the one that takes writes is taken: after a failover that is another.
import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, type ConnectionOptions, type Known, openConnection } from './connection.ts'
import { firstOf, isFinal } from './first-server.ts'
import { openListening } from './listening.ts'
import { lostConnection } from './loss.ts'
import { createPlaces } from './places.ts'
import { serversOf } from './servers.ts'
import { type Busy, watchForSilence } from './watch-for-silence.ts'

export type Pooled = Connection & { release: () => void }

export type PoolCounts = { open: number; inUse: number; waiting: number; most: number }

export type Pool = {
  /** The connection is nobody else's until it is released. */
  acquire: () => Promise<Pooled>
  /** `onListening` is called when it is heard, and again whenever a lost connection came back: notices between are lost. */
  listen: (channel: string, hear: (payload: string) => void, onListening?: () => void) => Promise<void>
  counts: () => PoolCounts
  /** It does not answer: whoever waits hears that it is lost. */
  abandon: () => void
  /** Whether it leads there. */
  has: (server: string) => boolean
  /** Whether statements may have names: not where each transaction may get another connection. */
  mayPrepare: () => boolean
  close: () => Promise<void>
}

type Options = Omit<ConnectionOptions, 'hear'> & {
  most: number
  /** Where notices are listened for, if not there too: a pooler passes none on. */
  listenUrl?: string | null
  /** Unset: unless a pooler stands between. */
  prepares?: boolean | null
  /** A server that restarts is waited for so long, counted from when it was first missed. */
  patienceMs?: number
}

const PATIENCE_MS = 1_500
const BETWEEN_TRIES_MS = 100
/** What is under way when everything ends. */
const LAST_WORDS_MS = 5_000

export function openPool(
  address: string,
  { most, listenUrl = null, prepares = null, mustWrite = true, patienceMs = PATIENCE_MS, ...options }: Options,
): Pool {
  const servers = serversOf(address)
  const listenServers = listenUrl === null ? servers : serversOf(listenUrl)
  const inUse = new Set<Promise<void>>()
  const busy: Busy = new Map()
  const known: Known = {}
  let missedSince: number | null = null
  let isPooled = false
  let isClosed = false

  async function open(urls: readonly string[] = servers, hear?: ConnectionOptions['hear']): Promise<Connection> {
    for (;;) {
      try {
        const connection = await firstOf(urls, (url) =>
          openConnection(url, { ...options, mustWrite, ...(hear && { hear }) }, known),
        )
        missedSince = null
        if (urls === servers) isPooled = connection.isPooled
        return connection
      } catch (error) {
        if (isFinal(error)) throw error
        missedSince ??= performance.now()
        if (isClosed || performance.now() - missedSince > patienceMs) throw lostConnection()
        await pause(BETWEEN_TRIES_MS)
      }
    }
  }

  const places = createPlaces({ most, open, isClosed: () => isClosed })
  const ask = () => firstOf(servers, (url) => openConnection(url, { ...options, mustWrite }, known))
  const watch = watchForSilence({ ask, busy, free: places.free })
  const listening = openListening({
    open: (hear) => open(listenServers, hear),
    acquire,
    isClosed: () => isClosed,
  })

  async function acquire(): Promise<Pooled> {
    if (isClosed) throw lostConnection()
    const taken = await places.take()
    const released = Promise.withResolvers<void>()
    inUse.add(released.promise)
    busy.set(taken, performance.now())
    let isReleased = false
    return {
      ...taken.connection,
      release: () => {
        if (isReleased) return
        isReleased = true
        inUse.delete(released.promise)
        busy.delete(taken)
        places.giveBack(taken)
        released.resolve()
      },
    }
  }

  return {
    acquire,
    listen: listening.listen,
    counts: () => ({ ...places.counts(), inUse: busy.size, most }),
    abandon: () => {
      for (const { connection } of [...busy.keys(), ...places.free]) connection.abandon()
    },
    has: (server) => servers.includes(server),
    mayPrepare: () => prepares ?? !isPooled,
    close: async () => {
      isClosed = true
      clearInterval(watch)
      const late = pause(LAST_WORDS_MS, undefined, { ref: false })
      await Promise.race([Promise.all(inUse), late])
      const all = places.free.splice(0).map(({ connection }) => connection)
      await Promise.all([listening.close(), ...all.map((connection) => connection.end())])
    },
  }
}
