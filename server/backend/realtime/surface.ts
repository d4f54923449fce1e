// /realtime/v1 of our own backend: sockets, and sending without one.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Change } from '../backend.ts'
import type { Cluster } from '../cluster.ts'
import type { Database } from '../database/database.ts'
import { openAccess } from './access.ts'
import { broadcastEndpoint } from './broadcast-endpoint.ts'
import { openChanges } from './changes.ts'
import type { Broadcast } from './frame.ts'
import { Hub, topicKey } from './hub.ts'
import type { Keys } from './identity.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { type Joined, type Left, openPresence } from './presence.ts'
import { openSockets } from './sockets.ts'
import { openStoredMessages } from './stored-messages.ts'
import type { Switchboard } from './switchboard.ts'

export type Realtime = {
  /** Takes over a connection that asks to become a websocket. `address`: whose, where a proxy stands in front. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, address?: string) => void
  /** `address`: whose, for the limits. */
  fetch: (request: Request, address?: string) => Promise<Response>
  connections: () => number
  /** Says goodbye to everyone (1001). */
  close: () => Promise<void>
}

type Options = {
  database: Database
  /** The other nodes; null where there can be none. */
  cluster: Cluster | null
  keys: Keys
  onChange: (listener: (change: Change) => void) => void
  limits?: Partial<Limits>
  log: (event: string, detail?: Record<string, unknown>) => void
  now?: () => number
}

/** Connections with something to send are flushed together, once all that happens now has happened. */
function createSoon(): Switchboard['soon'] {
  let waiting: { flush: () => void }[] = []
  return (connection) => {
    if (waiting.length === 0)
      setImmediate(() => {
        const all = waiting
        waiting = []
        for (const one of all) one.flush()
      })
    waiting.push(connection)
  }
}

export async function openRealtime({
  database,
  cluster,
  keys,
  onChange,
  limits: own,
  log,
  now = Date.now,
}: Options): Promise<Realtime> {
  const limits = { ...defaultLimits, ...own }
  const hub = new Hub()
  const access = openAccess(database)
  const changes = openChanges({ database, log })
  const presence = openPresence({
    node: cluster?.node ?? 'alone',
    deliver: (topic, difference) => hub.presence(topic, difference),
    publish: (joined, left) => send?.({ kind: 'presence', joined, left }),
  })
  const stored = await openStoredMessages({
    database,
    onMessage: ({ id, topic, isPrivate, broadcast }) => hub.broadcast(topicKey(topic, isPrivate), broadcast, { id }),
    log,
  })
  const send = cluster?.about('realtime', {
    onMessage: (other, message) => fromOther(other, message as Message),
    onMeet: () => send?.({ kind: 'state', joined: presence.own() }),
    onGone: (other) => presence.dropOther(other),
  })

  function fromOther(other: string, message: Message) {
    if (message.kind === 'broadcast') hub.broadcast(message.topic, unpack(message.broadcast))
    else if (message.kind === 'presence') presence.fromOther(other, message.joined, message.left)
    else presence.replaceOther(other, message.joined)
  }

  const board: Switchboard = {
    keys,
    limits,
    hub,
    presence,
    changes,
    access,
    stored,
    broadcast: (topic, broadcast, except) => {
      hub.broadcast(topic, broadcast, { except })
      send?.({ kind: 'broadcast', topic, broadcast: pack(broadcast) })
    },
    soon: createSoon(),
    log,
    now,
  }
  const answer = broadcastEndpoint({
    keys,
    limits,
    access,
    broadcast: (topic, broadcast) => board.broadcast(topic, broadcast, null),
    now,
  })
  onChange((change) => changes.notice(change))

  const sockets = openSockets(board)

  return {
    upgrade: sockets.upgrade,
    fetch: (request, address = 'unknown') => answer(request, address),
    connections: sockets.count,
    close: async () => {
      if (!(await sockets.close())) return
      presence.close()
      await Promise.all([changes.settled(), stored.settled()])
    },
  }
}

type Packed =
  | { form: 'text'; text: string }
  | { form: 'parts'; event: string; json?: string; bytes?: string; meta: string }
type Message =
  | { kind: 'broadcast'; topic: string; broadcast: Packed }
  | { kind: 'presence'; joined: Joined[]; left: Left[] }
  | { kind: 'state'; joined: Joined[] }

function pack(broadcast: Broadcast): Packed {
  if (broadcast.form === 'text') return broadcast
  const { event, encoding, content, meta } = broadcast
  return {
    form: 'parts',
    event,
    meta,
    ...(encoding === 'json' ? { json: content.toString('utf8') } : { bytes: content.toString('base64') }),
  }
}

function unpack(packed: Packed): Broadcast {
  if (packed.form === 'text') return packed
  const { event, json, bytes, meta } = packed
  return json === undefined
    ? { form: 'parts', event, meta, encoding: 'binary', content: Buffer.from(bytes ?? '', 'base64') }
    : { form: 'parts', event, meta, encoding: 'json', content: Buffer.from(json) }
}
