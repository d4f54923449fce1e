// The two databases our own backend runs on, behind one small surface for migrations, seeds and notices.
// Product code never uses this: it goes through supabase-js, where row-level security holds.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sql } from 'postgres'
import type { Pglite, Session } from './pglite/open.ts'
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
          await run({ text: 'rollback' })
          throw error
        }
      }),
    exclusively: (_name, work) => work(),
    listen: async (channel, listener, onListening) => {
      await pglite.listen(channel, listener)
      onListening?.()
    },
  }
}

export function overPostgres(driver: Sql): Database {
  const queries = (executor: Pick<Sql, 'unsafe'>): Transaction => ({
    query: async <T extends Row>(text: string, parameters: unknown[] = []) =>
      [...(await executor.unsafe(text, parameters as never[]))] as unknown as T[],
    script: async (sql) => {
      await executor.unsafe(sql).simple()
    },
    copyFrom: async (statement, chunks) => {
      await pipeline(Readable.from(chunks), await executor.unsafe(statement).writable())
    },
    copyTo: async function* (statement) {
      yield* await executor.unsafe(statement).readable()
    },
  })
  return {
    kind: 'postgresql',
    ...requestsOverPostgres(driver),
    ...queries(driver),
    transaction: <T>(work: (transaction: Transaction) => Promise<T>) =>
      driver.begin((tx) => work(queries(tx))) as unknown as Promise<T>,
    exclusively: async (name, work) => {
      // A lock belongs to its connection, which must therefore be kept aside, and goes when the process dies.
      const connection = await driver.reserve()
      try {
        await connection.unsafe('select pg_advisory_lock(hashtextextended($1, 0))', [name])
        try {
          return await work()
        } finally {
          await connection.unsafe('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
        }
      } finally {
        connection.release()
      }
    },
    listen: async (channel, listener, onListening) => {
      await driver.listen(channel, listener, onListening)
    },
  }
}
