// /realtime/v1 of our own backend: sockets, and sending without one.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import type { Change } from '../backend.ts'
import type { Cluster } from '../cluster.ts'
import type { Database } from '../database/database.ts'
import { openAccess } from './access.ts'
import { broadcastEndpoint } from './broadcast-endpoint.ts'
import { openChanges } from './changes.ts'
import { Connection } from './connection.ts'
import type { Broadcast, Version } from './frame.ts'
import { Hub, topicKey } from './hub.ts'
import { identify, type Keys, Refusal } from './identity.ts'
import { defaultLimits, type Limits, Tally } from './limits.ts'
import { type Joined, type Left, openPresence } from './presence.ts'
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

const PATH = '/realtime/v1/websocket'
const SWEEP_MS = 1000
const GOODBYE_MS = 1000

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

  let waiting: { flush: () => void }[] = []
  const soon: Switchboard['soon'] = (connection) => {
    if (waiting.length === 0)
      setImmediate(() => {
        const all = waiting
        waiting = []
        for (const one of all) one.flush()
      })
    waiting.push(connection)
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
    soon,
    log,
    now,
  }
  onChange((change) => changes.notice(change))

  const connections = new Set<Connection>()
  const perAddress = new Tally()
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.frameBytes,
    // Compression costs more memory per socket than everything else together.
    perMessageDeflate: false,
  })
  const sweep = setInterval(() => {
    const at = now()
    for (const connection of connections) connection.sweep(at)
  }, SWEEP_MS)
  sweep.unref()
  let closing = false

  return {
    upgrade: (request, socket, head, address = request.socket.remoteAddress ?? 'unknown') => {
      socket.on('error', () => socket.destroy())
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname !== PATH) return refuse(socket, 404, 'Not found')
      if (closing) return refuse(socket, 503, 'RealtimeRestarting: Realtime is restarting, please standby')
      if (connections.size >= limits.connections)
        return refuse(socket, 429, 'ConnectionRateLimitReached: Too many connected users')
      if (perAddress.count(address) >= limits.connectionsPerAddress)
        return refuse(socket, 429, 'ConnectionRateLimitReached: Too many connections from this address')
      const version = readVersion(searchParams.get('vsn'))
      if (!version) return refuse(socket, 400, 'Unsupported protocol version')
      const token =
        searchParams.get('apikey') || firstOf(request.headers.apikey) || firstOf(request.headers['x-api-key'])
      if (!token) return refuse(socket, 401, 'API key is required to connect to Realtime')
      try {
        const identity = identify(token, keys, now())
        server.handleUpgrade(request, socket, head, (webSocket) => {
          const connection = new Connection(webSocket, socket, board, version, identity, token)
          connections.add(connection)
          perAddress.add(address)
          webSocket.on('error', () => webSocket.terminate())
          webSocket.on('close', () => {
            connections.delete(connection)
            perAddress.remove(address)
            connection.closed()
          })
        })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refuse(socket, 401, error.reason)
      }
    },
    fetch: (() => {
      const answer = broadcastEndpoint({
        keys,
        limits,
        access,
        broadcast: (topic, broadcast) => board.broadcast(topic, broadcast, null),
        now,
      })
      return (request, address = 'unknown') => answer(request, address)
    })(),
    connections: () => connections.size,
    close: async () => {
      if (closing) return
      closing = true
      clearInterval(sweep)
      for (const connection of connections) connection.goAway()
      for (let waited = 0; connections.size > 0 && waited < GOODBYE_MS; waited += 20) await wait(20)
      for (const connection of connections) connection.terminate()
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

const firstOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

function readVersion(text: string | null): Version | null {
  if (text === null || text.startsWith('1.')) return '1.0.0'
  return text.startsWith('2.') ? '2.0.0' : null
}

const STATUS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

/** Before the upgrade the connection still speaks HTTP. */
export function refuse(socket: Duplex, status: number, message: string) {
  const body = JSON.stringify({ message })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
