// Kysely over the embedded database, for the library. A transaction's begin travels with its first statement.
import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult } from 'kysely'
import { kyselyOver } from '../kysely-over.ts'
import type { Statement } from './messages.ts'
import type { Pglite, Session } from './open.ts'

export function pgliteKysely(pglite: Pglite): Kysely<unknown> {
  return kyselyOver({
    init: async () => {},
    acquireConnection: async () => new Connection(await pglite.reserve()),
    beginTransaction: async (connection) => (connection as Connection).begin(),
    commitTransaction: (connection) => (connection as Connection).end('commit'),
    rollbackTransaction: (connection) => (connection as Connection).end('rollback'),
    releaseConnection: async (connection) => (connection as Connection).release(),
    destroy: async () => {},
  })
}

class Connection implements DatabaseConnection {
  readonly #session: Session
  #due: Statement[] = []

  constructor(session: Session) {
    this.#session = session
  }

  begin() {
    this.#due = [{ text: 'begin' }]
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement: Statement = { text: sql, ...(parameters.length > 0 && { values: parameters }) }
    const [first = statement, ...more] = [...this.#due, statement]
    this.#due = []
    const { rows, affectedRows } = await this.#session.run(first, ...more)
    return { rows: rows as R[], ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }) }
  }

  async end(how: 'commit' | 'rollback') {
    const hasBegun = this.#due.length === 0
    this.#due = []
    if (!hasBegun) return
    const ended = this.#session.run({ text: how })
    // With its thread a transaction is gone; left open it would be ended before anyone else's begins.
    await (how === 'commit' ? ended : ended.catch(() => {}))
  }

  streamQuery(): never {
    throw new Error('Nothing here reads with a cursor')
  }

  release() {
    this.#session.release()
  }
}
