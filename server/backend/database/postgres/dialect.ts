// Kysely over PostgreSQL, for the library: a statement asked again and again is prepared.
import { CompiledQuery, type DatabaseConnection, type Driver, type Kysely, type QueryResult } from 'kysely'
import type { Row } from 'postgres'
import { kyselyOver } from '../kysely-over.ts'
import { openStatementMemory } from '../statement-memory.ts'
import type { Pool, Pooled } from './pool.ts'

export function postgresKysely(pool: Pool): Kysely<unknown> {
  const memory = openStatementMemory()
  return kyselyOver(createDriver(pool, (text) => pool.mayPrepare() && memory.isWorthPreparing(text, Date.now())))
}

function createDriver(pool: Pool, isWorthPreparing: (text: string) => boolean): Driver {
  const run = (connection: DatabaseConnection, text: string) => connection.executeQuery(CompiledQuery.raw(text))
  return {
    init: async () => {},
    acquireConnection: async () => new Connection(await pool.acquire(), isWorthPreparing),
    beginTransaction: async (connection, { isolationLevel, accessMode }) => {
      await run(
        connection,
        `start transaction${isolationLevel ? ` isolation level ${isolationLevel}` : ''} ${accessMode ?? ''}`,
      )
    },
    commitTransaction: async (connection) => {
      await run(connection, 'commit')
    },
    rollbackTransaction: (connection) => (connection as Connection).rollback(),
    releaseConnection: async (connection) => (connection as Connection).release(),
    destroy: () => pool.close(),
  }
}

/** As many as the protocol counts. */
const MOST_VALUES = 65_533

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class Connection implements DatabaseConnection {
  readonly #pooled: Pooled
  readonly #isWorthPreparing: (text: string) => boolean

  constructor(pooled: Pooled, isWorthPreparing: (text: string) => boolean) {
    this.#pooled = pooled
    this.#isWorthPreparing = isWorthPreparing
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return asResult(await this.#send(sql, parameters))
  }

  #send(text: string, parameters: readonly unknown[]) {
    if (parameters.length > MOST_VALUES)
      throw Object.assign(new Error(`too many values in one statement: at most ${MOST_VALUES}`), { code: '54000' })
    return this.#pooled.run(text, parameters, { prepare: this.#isWorthPreparing(text) })
  }

  /** With its connection a transaction is gone: what was the matter is said, not that. */
  async rollback() {
    if (!this.#pooled.isLost()) await this.#send('rollback', []).catch(() => this.#pooled.end())
  }

  streamQuery(): never {
    throw new Error('Nothing here reads with a cursor')
  }

  release() {
    this.#pooled.release()
  }
}

function asResult<R>(answer: Row[] & { command: string; count: number }): QueryResult<R> {
  const rows = Array.from(answer) as R[]
  return CHANGES.has(answer.command) ? { rows, numAffectedRows: BigInt(answer.count) } : { rows }
}
