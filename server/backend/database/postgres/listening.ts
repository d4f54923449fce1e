// The one connection that listens for notices. When it is lost another one takes over, and whoever listens is told.
import { setTimeout as pause } from 'node:timers/promises'
import type { Connection, ConnectionOptions } from './connection.ts'
import type { Pooled } from './pool.ts'

const BETWEEN_TRIES_MS = 100
const PROOF = 'mahalla_hears'
const HEARD_AFTER_MS = 2_000

/** Nobody would hear of others' changes: what is kept would stay as it was. */
export class DeafPooler extends Error {
  override message =
    'DATABASE_URL leads to a pooler that passes no notices on. Set DATABASE_LISTEN_URL to the address of the database server itself, too.'
}

type Options = {
  open: (hear: NonNullable<ConnectionOptions['hear']>) => Promise<Connection>
  acquire: () => Promise<Pooled>
  isClosed: () => boolean
}

const listenTo = (channel: string) => `listen "${channel.replaceAll('"', '""')}"`

export function openListening({ open, acquire, isClosed }: Options) {
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
    while (!isClosed()) {
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

  async function listen(channel: string, hear: (payload: string) => void, onListening = () => {}): Promise<void> {
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
  }

  return {
    listen,
    close: async () => {
      const listening = await ear?.catch(() => null)
      await listening?.end()
    },
  }
}
