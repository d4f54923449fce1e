// One connection to a PostgreSQL server, over postgres.js. That driver connects again by itself when a connection is lost,
// but forgets neither half-sent messages nor whom the old one belonged to, waits for ever for some answers, and throws
// where nobody can catch it when something is written meanwhile. So each connection here is a driver of its own that is
// thrown away with its socket: whoever waits hears it at once, and nothing is ever written to it again.
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import postgres, { type Row, type RowList } from 'postgres'
import { createLoss } from './loss.ts'
import { encryptionFor, LONGEST_GREETING_MS, openSocket, type Target } from './socket.ts'

type Values = readonly unknown[]

export type Connection = {
  /** One statement; without values it may be several. */
  run: (text: string, values?: Values, options?: { prepare?: boolean }) => Promise<RowList<Row[]>>
  script: (text: string) => Promise<void>
  copyIn: (text: string, chunks: AsyncIterable<string | Uint8Array>) => Promise<void>
  copyOut: (text: string) => AsyncIterable<Uint8Array>
  isLost: () => boolean
  /** The address it leads to. */
  server: string
  /** Somebody between us and the server gives each transaction whatever connection is free. */
  isPooled: boolean
  /** It does not answer, or is not what we want: whoever waits hears that it is lost. */
  abandon: () => void
  /** Settles when it is lost or ended. */
  over: Promise<void>
  end: () => Promise<void>
}

export type ConnectionOptions = {
  types?: Record<string, postgres.PostgresType>
  settings?: Record<string, string>
  hear?: (channel: string, payload: string) => void
  /** A replica will not do. */
  mustWrite?: boolean
}

/** As PostgreSQL names it when it takes no writes. */
const READS_ONLY = '25006'

/** Said to somebody who meant to write: the server is no primary any more, and another one is to be looked for. */
export const isReadsOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === READS_ONLY

const refusesWrites = () =>
  Object.assign(new Error('The database is a replica and takes no writes.'), { code: READS_ONLY })

/** What the first connection learned of the types of lists: the others need not ask. */
export type Known = { types?: Pick<postgres.Sql['options'], 'parsers' | 'serializers'> }

const GREETING = `select pg_catalog.current_setting('transaction_read_only') = 'on' as reads_only, pg_catalog.pg_backend_pid() as process`

/** An error would reach a question of the driver's own that nobody answers for. That it is closed is all the driver needs to know. */
function tellOnlyOfItsEnd(socket: Socket, lose: () => void) {
  socket.on('error', lose)
  const on = socket.on.bind(socket)
  socket.on = (event: string, listener: (...args: never[]) => void) =>
    event === 'error' ? socket : on(event, listener as () => void)
  socket.once('close', () => {
    lose()
    // The driver takes all listeners away, and an error that nobody hears ends the process.
    setImmediate(() => on('error', () => {}))
  })
}

export async function openConnection(
  url: string,
  { types, settings, hear, mustWrite = false }: ConnectionOptions,
  known: Known = {},
): Promise<Connection> {
  let ownSocket: Socket | null = null
  const loss = createLoss(() => ownSocket?.destroy())
  const { lose, untilLost } = loss

  const driver = postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: LONGEST_GREETING_MS / 1000,
    onnotice: () => {},
    onclose: lose,
    connection: { ...settings },
    fetch_types: !known.types,
    // Seen to before the driver gets the socket.
    ssl: false,
    ...(types && { types }),
    // Known to the driver, not to its types.
    ...{
      onnotify: (channel: string, payload: string) => hear?.(channel, payload),
      socket: async (target: Target) => {
        // Once: there is no second life. A refusal would reach a question of the driver's own that nobody answers for.
        if (loss.isLost() || ownSocket) return new Promise<never>(() => {})
        const socket = await openSocket(target, encryptionFor(url))
        ownSocket = socket
        tellOnlyOfItsEnd(socket, lose)
        return socket
      },
    },
  })

  if (known.types) {
    Object.assign(driver.options.parsers, known.types.parsers)
    Object.assign(driver.options.serializers, known.types.serializers)
  }

  // The greeting. What the server has against us is said as it is.
  const [row, ownProcess] = await loss.orLost(async () => {
    const answer = await driver.unsafe(GREETING)
    const [row] = answer
    if (mustWrite && row?.reads_only === true) throw refusesWrites()
    return [row, answer.state.pid] as const
  })
  if (!known.types) known.types = driver.options
  return {
    run: (text, values = [], { prepare = false } = {}) =>
      untilLost(() => driver.unsafe(text, [...values] as never[], { prepare })),
    script: async (text) => {
      await untilLost(() => driver.unsafe(text).simple())
    },
    copyIn: (text, chunks) =>
      untilLost(
        async () => pipeline(Readable.from(chunks), await driver.unsafe(text).writable()),
        (error) => error,
      ),
    copyOut: async function* (text) {
      try {
        yield* await untilLost(() => driver.unsafe(text).readable())
      } finally {
        // The driver stops reading where it is ahead of us, and for good where that was the end of it.
        ownSocket?.resume()
      }
    },
    isLost: loss.isLost,
    server: url,
    // Whoever stands between names a process of its own.
    isPooled: row?.process !== ownProcess,
    abandon: lose,
    over: loss.over,
    end: () => loss.end(() => driver.end({ timeout: 1 })),
  }
}
