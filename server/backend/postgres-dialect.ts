// Kysely over postgres.js, for the library: a statement asked again and again is prepared.
import { CompiledQuery, type DatabaseConnection, type Driver, type Kysely, type QueryResult } from 'kysely'
import type { ReservedSql, Row, Sql } from 'postgres'
import { kyselyOver } from './kysely-over.ts'
import { openStatementMemory } from './statement-memory.ts'

export function postgresKysely(driver: Sql): Kysely<unknown> {
  const memory = openStatementMemory()
  return kyselyOver(createDriver(driver, (text) => memory.isWorthPreparing(text, Date.now())))
}

function createDriver(postgres: Sql, isWorthPreparing: (text: string) => boolean): Driver {
  const run = (connection: DatabaseConnection, text: string) => connection.executeQuery(CompiledQuery.raw(text))
  const inUse = new Set<Connection>()
  return {
    init: async () => {},
    acquireConnection: async () => {
      const connection = new Connection(await postgres.reserve(), isWorthPreparing)
      inUse.add(connection)
      connection.released.then(() => inUse.delete(connection))
      return connection
    },
    beginTransaction: async (connection, { isolationLevel, accessMode }) => {
      await run(
        connection,
        `start transaction${isolationLevel ? ` isolation level ${isolationLevel}` : ''} ${accessMode ?? ''}`,
      )
    },
    commitTransaction: async (connection) => {
      await run(connection, 'commit')
    },
    rollbackTransaction: async (connection) => {
      await run(connection, 'rollback')
    },
    releaseConnection: async (connection) => (connection as Connection).release(),
    // postgres.js waits for ever for a connection that is given back while it ends.
    destroy: async () => {
      await Promise.all([...inUse].map(({ released }) => released))
      await postgres.end()
    },
  }
}

/** As many as the protocol counts. */
const MOST_VALUES = 65_533

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class Connection implements DatabaseConnection {
  readonly #reserved: ReservedSql
  readonly #isWorthPreparing: (text: string) => boolean
  readonly #released = Promise.withResolvers<void>()
  readonly released = this.#released.promise

  constructor(reserved: ReservedSql, isWorthPreparing: (text: string) => boolean) {
    this.#reserved = reserved
    this.#isWorthPreparing = isWorthPreparing
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return asResult(await this.#send(sql, parameters))
  }

  #send(text: string, parameters: readonly unknown[]) {
    if (parameters.length > MOST_VALUES)
      throw Object.assign(new Error(`too many values in one statement: at most ${MOST_VALUES}`), { code: '54000' })
    return this.#reserved.unsafe(text, [...parameters] as never[], { prepare: this.#isWorthPreparing(text) })
  }

  streamQuery(): never {
    throw new Error('Nothing here reads with a cursor')
  }

  release() {
    this.#reserved.release()
    this.#released.resolve()
  }
}

function asResult<R>(answer: Row[] & { command: string; count: number }): QueryResult<R> {
  const rows = Array.from(answer) as R[]
  return CHANGES.has(answer.command) ? { rows, numAffectedRows: BigInt(answer.count) } : { rows }
}
