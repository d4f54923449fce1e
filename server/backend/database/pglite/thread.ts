// The thread the embedded database lives in: pages are answered while it works, and both start at once.
import { parentPort } from 'node:worker_threads'
import { type PGlite, protocol } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { clearUpLater } from '#server/settings/footprint.ts'
import { readInstant } from '../instant.ts'
import { type Deadline, openDeadline } from './deadline.ts'
import { LeanPglite, START_PARAMS } from './lean-pglite.ts'
import type { Answer, Ask, Place, Reply, Statement } from './messages.ts'
import { keepFilesOpen } from './open-files.ts'
import { strictSerializers } from './serializers.ts'
import { shareMemories } from './shared-memory.ts'

const port = parentPort
if (!port) throw new Error('This file runs in a worker thread')
const reply = (message: Reply) => port.postMessage(message)

const asText = (value: string) => value

/** As they are read from a PostgreSQL server: nothing is lost on the way to JSON. */
const parsers = {
  20: (value: string) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value)),
  114: asText,
  3802: asText,
  1700: (value: string) => (Number.isFinite(Number(value)) && String(Number(value)) === value ? Number(value) : value),
  1082: asText,
  1083: asText,
  1114: asText,
  1184: readInstant,
  1266: asText,
}

/** What PGlite's module has beyond its types: functions and variables of PostgreSQL itself. */
type Engine = {
  HEAPU8: Uint8Array
  HEAP32: Int32Array
  UTF8ToString: (address: number) => string
  _malloc: (size: number) => number
  _GetConfigOption: (name: number, missingOk: number, restrictPrivileged: number) => number
  _PostgresMainLoopOnce: () => void
  _ReleaseExternalFD: () => void
  _InterruptPending: number
  _QueryCancelPending: number
}

type Open = { database: PGlite; engine: Engine; deadline: Deadline; patienceMs: () => number }

const NOTHING: Answer = { rows: [], fields: [] }
let opened: Open | null = null

async function open({ folder, loadDataDir }: Place, shared: SharedArrayBuffer) {
  shareMemories()
  const database = new LeanPglite({
    dataDir: folder ?? 'memory://',
    extensions: { cube, pg_trgm },
    parsers,
    startParams: START_PARAMS,
    ...(loadDataDir && { loadDataDir }),
  })
  await database.waitReady
  database.serializers = strictSerializers(database.serializers)
  const engine = database.Module as unknown as Engine
  endWhenTrapped(engine)
  keepFilesOpen(engine)
  // Two copies of PostgreSQL as it lay on the disk.
  clearUpLater()
  opened = { database, engine, deadline: openDeadline(shared), patienceMs: statementTimeoutOf(engine) }
  reply({
    stopWords: {
      memory: engine.HEAPU8.buffer as unknown as SharedArrayBuffer,
      interruptPending: engine._InterruptPending,
      queryCancelPending: engine._QueryCancelPending,
    },
  })
}

/**
 * Where WebAssembly itself gives up (a stack that overflows, memory out of bounds), PGlite goes on with whatever is left
 * in memory. This thread ends instead, and another begins with what is on the disk.
 */
function endWhenTrapped(engine: Engine) {
  const once = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      // Errors of PostgreSQL come this way too, as objects of another kind.
      if (error instanceof Error) end(error.message)
      throw error
    }
  }
}

function end(why: string): never {
  reply({ broken: why })
  process.exit(1)
}

/** What statement_timeout is at this moment, asked of PostgreSQL without a statement. */
function statementTimeoutOf(engine: Engine) {
  const name = new TextEncoder().encode('statement_timeout\0')
  const address = engine._malloc(name.length)
  engine.HEAPU8.set(name, address)
  return () => Number(engine.UTF8ToString(engine._GetConfigOption(address, 1, 0)))
}

let lastSession: number | null = null

async function run(statements: Statement[], session: number): Promise<Answer> {
  if (!opened) throw new Error('The database is not open')
  // Whatever became of the one before: nobody goes on in a transaction that another began.
  if (session !== lastSession && opened.database.isInTransaction()) await opened.database.exec('rollback')
  lastSession = session
  let answer = NOTHING
  for (const statement of statements) answer = await inTime(opened, statement)
  return answer
}

async function inTime(open: Open, statement: Statement): Promise<Answer> {
  const patienceMs = open.patienceMs()
  if (!(patienceMs > 0)) return runOne(open.database, statement)
  open.deadline.begin(patienceMs)
  try {
    return await runOne(open.database, statement)
  } finally {
    // Told when it was done already: the next one must not hear it.
    if (open.deadline.end()) open.engine.HEAP32[open.engine._QueryCancelPending / 4] = 0
  }
}

async function runOne(database: PGlite, { text, values, blob }: Statement): Promise<Answer> {
  try {
    if (values) return await database.query(text, [...values], blob ? { blob } : undefined)
    return (await database.exec(text)).at(-1) ?? NOTHING
  } catch (error) {
    // What was written until then belongs to nobody's answer.
    await database._getWrittenBlob()
    if (!isOfDatabase(error)) await cleanUp(database)
    throw error
  }
}

const isOfDatabase = (error: unknown) => error instanceof Error && 'severity' in error

/** After an error that is not PostgreSQL's nobody knows what PGlite holds back: the next message must not begin with it. */
async function cleanUp(database: PGlite) {
  // Whatever the two writers hold goes with this message, which nobody sends.
  protocol.serialize.bind({ values: [] })
  const word = String(Math.random())
  const heard = await database.query<{ word: string }>('select $1::text as word', [word]).then(
    ({ rows }) => rows[0]?.word === word,
    // A transaction that failed says so: it understood.
    (error) => error instanceof Error && 'code' in error && error.code === '25P02',
  )
  if (!heard) end('The embedded database does not understand what it is told')
}

async function obey(ask: Ask): Promise<Answer> {
  if ('statements' in ask) return run(ask.statements, ask.session)
  if ('open' in ask) await open(ask.open, ask.deadline)
  else if ('listen' in ask) await listen(ask.listen)
  else await close()
  return NOTHING
}

/** Whoever still asks is refused: what a closed database says would be taken for a broken one. */
async function close() {
  const closing = opened
  opened = null
  await closing?.database.close()
}

async function listen(channel: string) {
  await opened?.database.listen(channel, (payload) => reply({ channel, payload }))
}

let last: Promise<void> = Promise.resolve()
port.on('message', (ask: Ask) => {
  last = last
    .then(() => obey(ask))
    .then(
      (answer) => reply({ id: ask.id, answer }),
      (error) => reply({ id: ask.id, failure: describe(error) }),
    )
})

/** The fields PostgreSQL gives an error; the statement and its values, which PGlite adds, stay here. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { query: _query, params: _params, queryOptions: _options, ...fields } = error as Error & Record<string, unknown>
  return { ...fields, name: error.name, message: error.message, stack: error.stack }
}
