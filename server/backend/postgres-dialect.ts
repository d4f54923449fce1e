// Kysely over postgres.js with fewer round trips than the dialect @supabase/lite brings: a transaction's begin travels
// together with the statement that sets its role and claims, and a statement asked again and again is prepared.
import { CompiledQuery, type DatabaseConnection, type Driver, type Kysely, type QueryResult } from 'kysely'
import type { ReservedSql, Row, Sql } from 'postgres'
import { kyselyOver } from './kysely-over.ts'
import { isReading, SETS_CONTEXT } from './session-context.ts'
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
      if (isolationLevel || accessMode)
        await run(
          connection,
          `start transaction${isolationLevel ? ` isolation level ${isolationLevel}` : ''} ${accessMode ?? ''}`,
        )
      else (connection as Connection).beginSoon()
    },
    commitTransaction: async (connection) => {
      const committed = run(connection, 'commit')
      if (isReading()) (connection as Connection).releaseAfter(committed)
      else await committed
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
  #beginIsDue = false
  #ended: Promise<unknown> | null = null
  readonly #released = Promise.withResolvers<void>()
  readonly released = this.#released.promise

  constructor(reserved: ReservedSql, isWorthPreparing: (text: string) => boolean) {
    this.#reserved = reserved
    this.#isWorthPreparing = isWorthPreparing
  }

  beginSoon() {
    this.#beginIsDue = true
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#beginIsDue) {
      this.#beginIsDue = false
      const begun = this.#reserved.unsafe('begin')
      // Only what does nothing outside a transaction may be on its way before the transaction is known to stand.
      if (sql.startsWith(SETS_CONTEXT)) {
        const [, context] = await Promise.all([begun, this.#send(sql, parameters)])
        return asResult(context)
      }
      await begun
    }
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

  /** Nobody waits for this end, but the next one to use the connection. */
  releaseAfter(ended: Promise<unknown>) {
    this.#ended = ended
  }

  release() {
    const release = () => {
      this.#reserved.release()
      this.#released.resolve()
    }
    if (!this.#ended) return release()
    // A failure here is a lost connection: the driver itself opens another.
    this.#ended.then(release, release)
  }
}

function asResult<R>(answer: Row[] & { command: string; count: number }): QueryResult<R> {
  const rows = Array.from(answer) as R[]
  return CHANGES.has(answer.command) ? { rows, numAffectedRows: BigInt(answer.count) } : { rows }
}
