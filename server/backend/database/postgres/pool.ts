// Connections to a PostgreSQL server for whoever needs one, and one that listens. A lost connection is replaced when the
// next one is asked for. While the server is away nobody waits long: a short restart goes by unnoticed, anything longer is
// said at once. Of several servers all are asked, and the one that takes writes is taken: after a failover that is another.
import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, type ConnectionOptions, type Known, lostConnection, openConnection } from './connection.ts'
import { serversOf } from './servers.ts'

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
/** The next of several servers is asked after this, while the one before still thinks. */
const NEXT_SERVER_MS = 250
/** A server that has said nothing for so long is asked whether it is there. */
const SILENT_MS = 3_000
/** As long as PostgREST waits for a connection of its own. */
const LONGEST_QUEUE_MS = 10_000
/** A connection remembers every statement that was prepared on it. */
const LIFETIME_MS = 45 * 60_000
/** What is under way when everything ends. */
const LAST_WORDS_MS = 5_000

const PROOF = 'mahalla_hears'
const HEARD_AFTER_MS = 2_000

/** Nobody would hear of others' changes: what is kept would stay as it was. */
export class DeafPooler extends Error {
  override message =
    'DATABASE_URL leads to a pooler that passes no notices on. Set DATABASE_LISTEN_URL to the address of the database server itself, too.'
}

/** It will not let anyone in the next time either: a wrong password, a database that is not there. */
const isFinal = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?:28|3D|42|ENOTFOUND)/.test(String(error.code))

/** It has no connection left: it is there all the same. */
const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === '53300'

type Place = { connection: Connection; born: number }

export function openPool(
  address: string,
  { most, listenUrl = null, prepares = null, mustWrite = true, patienceMs = PATIENCE_MS, ...options }: Options,
): Pool {
  const servers = serversOf(address)
  const listenServers = listenUrl === null ? servers : serversOf(listenUrl)
  const free: Place[] = []
  /** Each gets a place: somebody's connection, or the right to open one. */
  const queue: ((place: Place | null) => void)[] = []
  const inUse = new Set<Promise<void>>()
  const busy = new Map<Place, number>()
  const known: Known = {}
  let count = 0
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

  // A server that stands still closes nothing: whoever asked it would wait for as long as it does.
  let isAsking = false
  let missed = 0
  const watch = setInterval(async () => {
    const silent = [...busy].filter(([, since]) => performance.now() - since > SILENT_MS).map(([place]) => place)
    if (silent.length === 0 || isAsking) return
    isAsking = true
    try {
      const asking = await firstOf(servers, (url) => openConnection(url, { ...options, mustWrite }, known))
      await asking.end()
      missed = 0
      // Where another one is the primary by now, this one only has not noticed.
      for (const { connection } of [...silent, ...free]) if (connection.server !== asking.server) connection.abandon()
    } catch (error) {
      missed = isFull(error) ? 0 : missed + 1
      if (missed > 1) for (const { connection } of silent) connection.abandon()
    } finally {
      isAsking = false
    }
  }, SILENT_MS)
  watch.unref()

  function nextFree() {
    for (let place = free.pop(); place; place = free.pop()) {
      if (!place.connection.isLost()) return place
      count--
    }
    return null
  }

  function giveBack(place: Place | null) {
    const isGood = place && !place.connection.isLost() && performance.now() - place.born < LIFETIME_MS && !isClosed
    if (place && !isGood) void place.connection.end()
    const next = queue.shift()
    if (next) return next(isGood ? place : null)
    if (isGood) free.push(place)
    else count--
  }

  async function place() {
    const known = nextFree()
    if (known) return known
    let granted: Place | null = null
    if (count < most) count++
    else granted = await inQueue()
    if (granted && !granted.connection.isLost()) return granted
    try {
      return { connection: await open(), born: performance.now() }
    } catch (error) {
      giveBack(null)
      throw error
    }
  }

  function inQueue() {
    return new Promise<Place | null>((resolve, reject) => {
      const take: (typeof queue)[number] = (granted) => {
        clearTimeout(tired)
        resolve(granted)
      }
      const tired = setTimeout(() => {
        queue.splice(queue.indexOf(take), 1)
        reject(Object.assign(new Error('The database is busy. Please try again.'), { code: '53300' }))
      }, LONGEST_QUEUE_MS)
      queue.push(take)
    })
  }

  const listeners = new Map<string, Set<{ hear: (payload: string) => void; onListening: () => void }>>()
  let ear: Promise<Connection> | null = null

  function openEar() {
    const opening = open(listenServers, (channel, payload) => {
      for (const { hear } of listeners.get(channel) ?? []) hear(payload)
    })
    opening.then(
      (connection) => connection.over.then(listenAgain),
      () => {},
    )
    return opening
  }

  async function listenAgain() {
    while (!isClosed) {
      ear = openEar()
      try {
        const connection = await ear
        for (const channel of listeners.keys()) await connection.run(listenTo(channel))
        for (const known of listeners.values()) for (const { onListening } of known) onListening()
        return
      } catch {
        // Whoever comes next tries as well; a connection that was lost meanwhile brings us here by itself.
        const connection = await ear.catch(() => null)
        if (connection) return
        await pause(BETWEEN_TRIES_MS, null, { ref: false })
      }
    }
  }

  /** Behind a pooler a notice may be told to whoever has the listening connection by then. */
  async function checkHearing(listening: Connection) {
    const heard = Promise.withResolvers<boolean>()
    listeners.set(PROOF, new Set([{ hear: () => heard.resolve(true), onListening: () => {} }]))
    try {
      await listening.run(listenTo(PROOF))
      const other = await acquire()
      await other.run(`select pg_catalog.pg_notify('${PROOF}', '')`).finally(other.release)
      if (!(await Promise.race([heard.promise, pause(HEARD_AFTER_MS, false)]))) throw new DeafPooler()
    } finally {
      listeners.delete(PROOF)
    }
  }

  async function acquire(): Promise<Pooled> {
    if (isClosed) throw lostConnection()
    const taken = await place()
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
        giveBack(taken)
        released.resolve()
      },
    }
  }

  return {
    acquire,
    listen: async (channel, hear, onListening = () => {}) => {
      const known = listeners.get(channel)
      if (known) known.add({ hear, onListening })
      else {
        listeners.set(channel, new Set([{ hear, onListening }]))
        const isFirst = ear === null
        ear ??= openEar()
        const listening = await ear
        if (isFirst && listening.isPooled) await checkHearing(listening)
        await listening.run(listenTo(channel))
      }
      onListening()
    },
    counts: () => ({ open: count, inUse: busy.size, waiting: queue.length, most }),
    abandon: () => {
      for (const { connection } of [...busy.keys(), ...free]) connection.abandon()
    },
    has: (server) => servers.includes(server),
    mayPrepare: () => prepares ?? !isPooled,
    close: async () => {
      isClosed = true
      clearInterval(watch)
      const late = pause(LAST_WORDS_MS, undefined, { ref: false })
      await Promise.race([Promise.all(inUse), late])
      const all = free.splice(0).map(({ connection }) => connection)
      const listening = await ear?.catch(() => null)
      await Promise.all([...all, ...(listening ? [listening] : [])].map((connection) => connection.end()))
    },
  }
}

/**
 * The first server that lets us in. Each next one is asked when the one before has refused, or takes its time: one that
 * stands still must not keep us from one that works.
 */
async function firstOf(urls: readonly string[], connect: (url: string) => Promise<Connection>): Promise<Connection> {
  const found = Promise.withResolvers<Connection>()
  const reasons: unknown[] = []
  let isFound = false
  const tried = urls.map(() => Promise.withResolvers<void>())
  for (const [n, url] of urls.entries()) {
    void (async () => {
      const before = tried[n - 1]
      if (before) await Promise.race([before.promise, pause(NEXT_SERVER_MS)])
      if (isFound) return
      try {
        const connection = await connect(url)
        if (isFound) await connection.end()
        isFound = true
        found.resolve(connection)
      } catch (error) {
        reasons.push(error)
        // A name that nobody knows says nothing of the others.
        if (reasons.length === urls.length) found.reject(reasons.find((reason) => !isFinal(reason)) ?? reasons[0])
      } finally {
        tried[n]?.resolve()
      }
    })()
  }
  return found.promise
}

const listenTo = (channel: string) => `listen "${channel.replaceAll('"', '""')}"`
