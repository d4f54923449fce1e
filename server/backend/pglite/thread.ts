// The thread the embedded database lives in: pages are answered while it works, and both start at once.
import { parentPort } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Answer, Ask, Place, Reply, Statement } from './messages.ts'

const port = parentPort
if (!port) throw new Error('This file runs in a worker thread')
const reply = (message: Reply) => port.postMessage(message)

const asText = (value: string) => value

/** As @supabase/lite reads them from a PostgreSQL server: nothing is lost on the way to JSON. */
const parsers = {
  20: (value: string) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value)),
  114: asText,
  3802: asText,
  1700: (value: string) => (Number.isFinite(Number(value)) && String(Number(value)) === value ? Number(value) : value),
  1082: asText,
  1083: asText,
  1114: asText,
  1184: asText,
  1266: asText,
}

const NOTHING: Answer = { rows: [], fields: [] }
let database: PGlite | null = null

async function open({ folder, loadDataDir }: Place) {
  database = await PGlite.create({
    dataDir: folder ?? 'memory://',
    extensions: { cube, pg_trgm },
    parsers,
    ...(loadDataDir && { loadDataDir }),
  })
  await forgetArraysOfRows(database)
}

/**
 * PGlite copies the list of all types it can read with every statement. Three of four are arrays of some table's rows,
 * which nobody asks for: copying them takes a fifth of the time of a small request.
 */
async function forgetArraysOfRows(opened: PGlite) {
  const { rows } = await opened.query<{ oid: number }>(
    `select a.oid from pg_type as a join pg_type as e on e.oid = a.typelem where a.typcategory = 'A' and e.typtype = 'c'`,
  )
  const forgotten = new Set(rows.map(({ oid }) => String(oid)))
  opened.parsers = Object.fromEntries(Object.entries(opened.parsers).filter(([oid]) => !forgotten.has(oid)))
}

async function run(statements: Statement[]): Promise<Answer> {
  let answer = NOTHING
  for (const statement of statements) answer = await runOne(statement)
  return answer
}

async function runOne({ text, values, blob }: Statement): Promise<Answer> {
  if (!database) throw new Error('The database is not open')
  if (values) return database.query(text, [...values], blob ? { blob } : undefined)
  return (await database.exec(text)).at(-1) ?? NOTHING
}

async function obey(ask: Ask): Promise<Answer> {
  if ('statements' in ask) return run(ask.statements)
  if ('open' in ask) await open(ask.open)
  else if ('listen' in ask) await listen(ask.listen)
  else await database?.close()
  return NOTHING
}

async function listen(channel: string) {
  await database?.listen(channel, (payload) => reply({ channel, payload }))
}

port.on('message', (ask: Ask) => {
  obey(ask).then(
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
