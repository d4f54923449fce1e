// Sockets: who gets one, how many there may be, and how they are all closed.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { Connection } from './connection.ts'
import type { Version } from './frame.ts'
import { identify, Refusal } from './identity.ts'
import { Tally } from './limits.ts'
import type { Switchboard } from './switchboard.ts'

const PATH = '/realtime/v1/websocket'
const SWEEP_MS = 1000
const GOODBYE_MS = 1000

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

export function openSockets(board: Switchboard) {
  const { keys, limits, now } = board
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
    upgrade: (
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      address = request.socket.remoteAddress ?? 'unknown',
    ) => {
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
    count: () => connections.size,
    /** Says goodbye to everyone; false where that was done before. */
    close: async (): Promise<boolean> => {
      if (closing) return false
      closing = true
      clearInterval(sweep)
      for (const connection of connections) connection.goAway()
      for (let waited = 0; connections.size > 0 && waited < GOODBYE_MS; waited += 20) await wait(20)
      for (const connection of connections) connection.terminate()
      return true
    },
  }
}
