// The two databases our own backend runs on, behind one small surface for migrations, seeds and notices.
// Product code never uses this: it goes through supabase-js, where row-level security holds.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Sql } from 'postgres'

export type Row = Record<string, unknown>

export type Queries = {
  query: <T extends Row = Row>(text: string, parameters?: unknown[]) => Promise<T[]>
  /** Several statements at once, without parameters. */
  script: (sql: string) => Promise<void>
}

export type Database = Queries & {
  kind: 'pglite' | 'postgresql'
  transaction: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>
  /** `onListening` is called now, and again whenever a lost connection came back: notices between are lost. */
  listen: (channel: string, listener: (payload: string) => void, onListening?: () => void) => Promise<void>
  /** `copy … from stdin` with text that is written as it is read: the fastest way in. */
  copyFrom: (statement: string, chunks: AsyncIterable<string>) => Promise<void>
}

/** PGlite takes a whole file at a time. */
const BLOB_SIZE = 4 * 1024 * 1024

export function overPglite(driver: PGlite): Database {
  const queries = (executor: Pick<PGlite, 'query' | 'exec'>): Queries => ({
    query: async <T extends Row>(text: string, parameters: unknown[] = []) =>
      (await executor.query<T>(text, parameters)).rows,
    script: async (sql) => {
      await executor.exec(sql)
    },
  })
  return {
    kind: 'pglite',
    ...queries(driver),
    transaction: (work) => driver.transaction((tx) => work(queries(tx as unknown as PGlite))),
    listen: async (channel, listener, onListening) => {
      await driver.listen(channel, listener)
      onListening?.()
    },
    copyFrom: async (statement, chunks) => {
      const copy = (text: string) =>
        driver.query(statement.replace(/from stdin$/, `from '/dev/blob'`), [], { blob: new Blob([text]) })
      let waiting = ''
      for await (const chunk of chunks) {
        waiting += chunk
        if (waiting.length < BLOB_SIZE) continue
        await copy(waiting)
        waiting = ''
      }
      if (waiting !== '') await copy(waiting)
    },
  }
}

export function overPostgres(driver: Sql): Database {
  const queries = (executor: Pick<Sql, 'unsafe'>): Queries => ({
    query: async <T extends Row>(text: string, parameters: unknown[] = []) =>
      [...(await executor.unsafe(text, parameters as never[]))] as unknown as T[],
    script: async (sql) => {
      await executor.unsafe(sql).simple()
    },
  })
  return {
    kind: 'postgresql',
    ...queries(driver),
    transaction: <T>(work: (queries: Queries) => Promise<T>) =>
      driver.begin((tx) => work(queries(tx))) as unknown as Promise<T>,
    listen: async (channel, listener, onListening) => {
      await driver.listen(channel, listener, onListening)
    },
    copyFrom: async (statement, chunks) => {
      await pipeline(Readable.from(chunks), await driver.unsafe(statement).writable())
    },
  }
}
