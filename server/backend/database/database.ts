// The two databases our own backend runs on, behind one small surface for migrations, seeds and notices.
// Product code never uses this: it goes through supabase-js, where row-level security holds.
import type { Pglite, Session } from './pglite/open.ts'
import { type Connection, isReadsOnly } from './postgres/connection.ts'
import { lostConnection } from './postgres/loss.ts'
import type { Pool, Pooled } from './postgres/pool.ts'
import type { Replicas } from './postgres/replicas.ts'
import { type RequestTransactions, requestsOverPglite, requestsOverPostgres } from './request-transaction.ts'

export type Row = Record<string, unknown>

export type Queries = {
  query: <T extends Row = Row>(text: string, parameters?: unknown[]) => Promise<T[]>
  /** Several statements at once, without parameters. */
  script: (sql: string) => Promise<void>
}

export type Copies = {
  /** `copy … from stdin` with text that is written as it is read: the fastest way in. Chunks end where rows end. */
  copyFrom: (statement: string, chunks: AsyncIterable<string | Uint8Array>) => Promise<void>
  /** `copy … to stdout`: the fastest way out. PGlite gives all of it at once: ask for a stretch at a time. */
  copyTo: (statement: string) => AsyncIterable<Uint8Array>
}

export type Transaction = Queries & Copies

export type Database = Queries &
  Copies &
  RequestTransactions & {
    kind: 'pglite' | 'postgresql'
    transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>
    /** Of several processes that ask for the same name, one works at a time. PGlite has only one process. */
    exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>
    /** `onListening` is called now, and again whenever a lost connection came back: notices between are lost. */
    listen: (channel: string, listener: (payload: string) => void, onListening?: () => void) => Promise<void>
  }

/** PGlite takes a whole file at a time. */
const BLOB_SIZE = 4 * 1024 * 1024

export function overPglite(pglite: Pglite): Database {
  async function inTurn<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = await pglite.reserve()
    try {
      return await work(session)
    } finally {
      session.release()
    }
  }
  const queries = (run: Session['run']): Transaction => ({
    query: async <T extends Row>(text: string, parameters: unknown[] = []) =>
      (await run({ text, values: parameters })).rows as T[],
    script: async (text) => {
      await run({ text })
    },
    copyFrom: async (statement, chunks) => {
      const text = statement.replace(/from stdin$/, `from '/dev/blob'`)
      const copy = (parts: (string | Uint8Array)[]) => run({ text, values: [], blob: new Blob(parts as BlobPart[]) })
      let waiting: (string | Uint8Array)[] = []
      let size = 0
      for await (const chunk of chunks) {
        waiting.push(chunk)
        size += chunk.length
        if (size < BLOB_SIZE) continue
        await copy(waiting)
        waiting = []
        size = 0
      }
      if (size > 0) await copy(waiting)
    },
    copyTo: async function* (statement) {
      const { blob } = await run({ text: statement.replace(/to stdout$/, `to '/dev/blob'`), values: [] })
      if (blob && blob.size > 0) yield new Uint8Array(await blob.arrayBuffer())
    },
  })
  return {
    kind: 'pglite',
    ...requestsOverPglite(pglite),
    ...queries((...statements) => inTurn(({ run }) => run(...statements))),
    transaction: (work) =>
      inTurn(async ({ run }) => {
        await run({ text: 'begin' })
        try {
          const result = await work(queries(run))
          await run({ text: 'commit' })
          return result
        } catch (error) {
          // With its thread a transaction is gone; left open it would be ended before anyone else's begins.
          await run({ text: 'rollback' }).catch(() => {})
          throw error
        }
      }),
    exclusively: (_name, work) => work(),
    listen: pglite.listen,
  }
}

export function overPostgres(pool: Pool, replicas: Replicas | null = null): Database {
  async function withOne<T>(work: (connection: Pooled) => Promise<T>): Promise<T> {
    const connection = await pool.acquire()
    try {
      return await work(connection)
    } finally {
      connection.release()
    }
  }
  const queries = (connection: Connection): Transaction => ({
    query: async <T extends Row>(text: string, parameters: unknown[] = []) =>
      [...(await connection.run(text, parameters))] as unknown as T[],
    script: connection.script,
    copyFrom: connection.copyIn,
    copyTo: connection.copyOut,
  })
  return {
    kind: 'postgresql',
    ...requestsOverPostgres(pool, replicas),
    query: (text, parameters) => withOne((connection) => queries(connection).query(text, parameters)),
    script: (sql) => withOne((connection) => connection.script(sql)),
    copyFrom: (statement, chunks) => withOne((connection) => connection.copyIn(statement, chunks)),
    copyTo: async function* (statement) {
      const connection = await pool.acquire()
      try {
        yield* connection.copyOut(statement)
      } finally {
        connection.release()
      }
    },
    transaction: (work) =>
      withOne(async (connection) => {
        await connection.run('begin')
        try {
          const result = await work(queries(connection))
          await connection.run('commit')
          return result
        } catch (error) {
          if (isReadsOnly(error)) connection.abandon()
          // What cannot be rolled back must not be anyone else's.
          await connection.run('rollback').catch(() => connection.end())
          throw isReadsOnly(error) ? lostConnection() : error
        }
      }),
    exclusively: (name, work) =>
      // A lock belongs to its connection, which must therefore be kept aside, and goes when the process dies. In a transaction,
      // because a pooler would give the connection to others in between.
      withOne(async (connection) => {
        await connection.run('begin')
        try {
          await connection.run(`set local idle_in_transaction_session_timeout = 0`)
          await connection.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
          return await work()
        } finally {
          await connection.run('rollback').catch(() => connection.end())
        }
      }),
    listen: pool.listen,
  }
}
