// The embedded database as the rest of the backend sees it: one session at a time, in a thread of its own. When the thread
// is lost another one opens the same folder: whatever was acknowledged is there, whoever waited is served after.
import { setTimeout as pause } from 'node:timers/promises'
import { type Host, openHost } from './host.ts'
import { createLastStatements } from './last-statements.ts'
import { type Answer, JSON_TYPES, type Place, type Statement } from './messages.ts'

/** The whole database for one at a time, until it is released. It is of no use any more when its thread is lost. */
export type Session = {
  run: (...statements: [Statement, ...Statement[]]) => Promise<Answer>
  release: () => void
}

type Listener = { hear: (payload: string) => void; onListening: () => void }

export type Pglite = {
  reserve: () => Promise<Session>
  /** `onListening` is called when it is heard, and again whenever another thread took over: notices between are lost. */
  listen: (channel: string, hear: (payload: string) => void, onListening?: () => void) => Promise<void>
  close: () => Promise<void>
}

/** As many as the embedded database's own count holds: with more it would misread every later answer. */
const MOST_VALUES = 32_767

/** How often a lost database is opened again before the process gives up, which whoever watches over it will see. */
const MOST_TRIES = 10
const BETWEEN_TRIES_MS = 500
/** Counted from the loss, not by each who waits. */
const LONGEST_WAIT_MS = 15_000

const log = (event: string, detail: Record<string, unknown>) =>
  console.error(JSON.stringify({ at: new Date().toISOString(), event, ...detail }))

/** The database is one person's at a time, in the order they came. */
function oneAtATime(opened: () => Promise<Host>) {
  let last: Promise<void> = Promise.resolve()
  return async (): Promise<{ host: Host; release: () => void }> => {
    const turn = Promise.withResolvers<void>()
    const before = last
    last = turn.promise
    await before
    try {
      return { host: await opened(), release: turn.resolve }
    } catch (error) {
      turn.resolve()
      throw error
    }
  }
}

export async function openPglite(place: Place): Promise<Pglite> {
  const listeners = new Map<string, Set<Listener>>()
  let isClosing = false
  let sessions = 0
  let lostAt: number | null = null
  const lastStatements = createLastStatements()

  const hear = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener.hear(payload)
  }

  const first = await openHost(place, hear)
  let current: Promise<Host> = Promise.resolve(first)
  watch(first)

  function watch(host: Host) {
    void host.ended.then((why) => {
      if (isClosing) return
      lostAt = performance.now()
      log('the embedded database was lost', { why: why.message, lastStatements: lastStatements.read() })
      current = openAgain(host, why)
      // Nothing works without it: the process ends as well, and whoever watches over it starts it again.
      current.catch((error) =>
        setImmediate(() => {
          throw error
        }),
      )
    })
  }

  async function openAgain(before: Host, why: Error): Promise<Host> {
    // What lay in memory only is gone.
    if (!place.folder) throw why
    const since = performance.now()
    await before.gone
    for (let tries = 1; ; tries++) {
      try {
        const host = await openHost({ folder: place.folder }, hear)
        for (const channel of listeners.keys()) await host.ask({ listen: channel })
        for (const known of listeners.values()) for (const { onListening } of known) onListening()
        watch(host)
        lostAt = null
        const took = Math.round(performance.now() - since)
        log('the embedded database was opened again', { why: why.message, ms: took })
        return host
      } catch (error) {
        log('the embedded database could not be opened again', { error: String(error), tries })
        if (tries >= MOST_TRIES) throw error
        await pause(BETWEEN_TRIES_MS * tries)
      }
    }
  }

  async function opened(): Promise<Host> {
    if (lostAt === null) return current
    const late = Promise.withResolvers<never>()
    const left = lostAt + LONGEST_WAIT_MS - performance.now()
    const tooLong = setTimeout(
      () => late.reject(refusal('57P01', 'The database is being opened again. Please try again.')),
      Math.max(0, left),
    )
    return Promise.race([current, late.promise]).finally(() => clearTimeout(tooLong))
  }

  const inTurn = oneAtATime(opened)

  return {
    reserve: async () => {
      const { host, release } = await inTurn()
      const session = sessions++
      return {
        run: async (...statements) => {
          for (const statement of statements) check(statement)
          lastStatements.keep(session, statements)
          return readJson(await host.ask({ statements, session }))
        },
        release,
      }
    },
    listen: async (channel, hear, onListening = () => {}) => {
      const known = listeners.get(channel)
      if (known) known.add({ hear, onListening })
      else {
        listeners.set(channel, new Set([{ hear, onListening }]))
        // In somebody's transaction it would be undone with it.
        const { host, release } = await inTurn()
        await host.ask({ listen: channel }).finally(release)
      }
      onListening()
    },
    close: async () => {
      if (isClosing) return
      isClosing = true
      const host = await current
      await host.ask({ close: true })
      await host.stop()
    },
  }
}

function check({ text, values }: Statement) {
  if (values && values.length > MOST_VALUES)
    throw refusal('54000', `too many values in one statement: at most ${MOST_VALUES}`)
  // The protocol takes it for the end of the statement, and what follows for something else.
  if (text.includes('\0')) throw refusal('22021', 'invalid byte sequence for encoding "UTF8": 0x00')
}

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code })

function readJson(answer: Answer): Answer {
  const names = answer.fields.filter(({ dataTypeID }) => JSON_TYPES.has(dataTypeID)).map(({ name }) => name)
  for (const row of names.length > 0 ? answer.rows : []) {
    for (const name of names) {
      const text = row[name]
      if (typeof text === 'string') row[name] = JSON.parse(text)
    }
  }
  return answer
}
