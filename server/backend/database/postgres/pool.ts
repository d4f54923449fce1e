// Connections to a PostgreSQL server for whoever needs one, and one that listens. A lost connection is replaced when the
// next one is asked for. While the server is away nobody waits long: a short restart goes by unnoticed, anything longer is
// said at once.
import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, type ConnectionOptions, type Known, lostConnection, openConnection } from './connection.ts'

export type Pooled = Connection & { release: () => void }

export type Pool = {
  /** The connection is nobody else's until it is released. */
  acquire: () => Promise<Pooled>
  /** `onListening` is called when it is heard, and again whenever a lost connection came back: notices between are lost. */
  listen: (channel: string, hear: (payload: string) => void, onListening?: () => void) => Promise<void>
  close: () => Promise<void>
}

type Options = Omit<ConnectionOptions, 'hear'> & { most: number }

/** A server that restarts is waited for so long, counted from when it was first missed. */
const PATIENCE_MS = 1_500
const BETWEEN_TRIES_MS = 100
/** As long as PostgREST waits for a connection of its own. */
const LONGEST_QUEUE_MS = 10_000
/** A connection remembers every statement that was prepared on it. */
const LIFETIME_MS = 45 * 60_000
/** What is under way when everything ends. */
const LAST_WORDS_MS = 5_000

/** It will not let anyone in the next time either: a wrong password, a database that is not there. */
const isFinal = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?:28|3D|42|ENOTFOUND)/.test(String(error.code))

export function openPool(url: string, { most, ...options }: Options): Pool {
  const free: { connection: Connection; born: number }[] = []
  /** Each gets a place: somebody's connection, or the right to open one. */
  const queue: ((place: { connection: Connection; born: number } | null) => void)[] = []
  const inUse = new Set<Promise<void>>()
  const known: Known = {}
  let count = 0
  let missedSince: number | null = null
  let isClosed = false

  async function open(hear?: ConnectionOptions['hear']): Promise<Connection> {
    for (;;) {
      try {
        const connection = await openConnection(url, { ...options, ...(hear && { hear }) }, known)
        missedSince = null
        return connection
      } catch (error) {
        if (isFinal(error)) throw error
        missedSince ??= performance.now()
        if (isClosed || performance.now() - missedSince > PATIENCE_MS) throw lostConnection()
        await pause(BETWEEN_TRIES_MS)
      }
    }
  }

  function nextFree() {
    for (let place = free.pop(); place; place = free.pop()) {
      if (!place.connection.isLost()) return place
      count--
    }
    return null
  }

  function giveBack(place: { connection: Connection; born: number } | null) {
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
    let granted: { connection: Connection; born: number } | null = null
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
    return new Promise<{ connection: Connection; born: number } | null>((resolve, reject) => {
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
    const opening = open((channel, payload) => {
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

  return {
    acquire: async () => {
      if (isClosed) throw lostConnection()
      const taken = await place()
      const released = Promise.withResolvers<void>()
      inUse.add(released.promise)
      let isReleased = false
      return {
        ...taken.connection,
        release: () => {
          if (isReleased) return
          isReleased = true
          inUse.delete(released.promise)
          giveBack(taken)
          released.resolve()
        },
      }
    },
    listen: async (channel, hear, onListening = () => {}) => {
      const known = listeners.get(channel)
      if (known) known.add({ hear, onListening })
      else {
        listeners.set(channel, new Set([{ hear, onListening }]))
        ear ??= openEar()
        await (await ear).run(listenTo(channel))
      }
      onListening()
    },
    close: async () => {
      isClosed = true
      const late = pause(LAST_WORDS_MS, undefined, { ref: false })
      await Promise.race([Promise.all(inUse), late])
      const all = free.splice(0).map(({ connection }) => connection)
      const listening = await ear?.catch(() => null)
      await Promise.all([...all, ...(listening ? [listening] : [])].map((connection) => connection.end()))
    },
  }
}

const listenTo = (channel: string) => `listen "${channel.replaceAll('"', '""')}"`
