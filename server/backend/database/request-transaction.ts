// One request in one transaction: begin and the statement that sets its role and claims travel together, then what it
// asks. Thrown out of the work, everything is undone.
import type { Pglite } from './pglite/open.ts'
import type { Pool } from './postgres/pool.ts'
import { openStatementMemory } from './statement-memory.ts'

/** Values are text, whatever becomes of them in the statement. */
export type TextStatement = { text: string; values: readonly string[] }
export type TextRow = Record<string, string | number | null>
export type Run = (statement: TextStatement) => Promise<TextRow[]>

type Work<T> = (run: Run) => Promise<{ result: T; isKept: boolean }>

export type RequestTransactions = {
  request: <T>(context: TextStatement, how: { isReading: boolean }, work: Work<T>) => Promise<T>
  /** When no request is under way: nothing may close while an end that nobody waits for is on its way. */
  quiet: () => Promise<void>
}

const beginOf = (isReading: boolean) => (isReading ? 'begin read only' : 'begin')

export function requestsOverPglite(pglite: Pglite): RequestTransactions {
  const open = new Set<Promise<unknown>>()
  return {
    request: async (context, { isReading }, work) => {
      const session = await pglite.reserve()
      let due = [{ text: beginOf(isReading) }, context]
      const run: Run = async (statement) => {
        const [first = statement, ...more] = [...due, statement]
        due = []
        return (await session.run(first, ...more)).rows as TextRow[]
      }
      try {
        const { result, isKept } = await work(run)
        const ended = session.run({ text: isKept ? 'commit' : 'rollback' })
        // Whoever comes next is served after this, whether it is waited for or not.
        if (isReading) keep(open, ended)
        else await ended
        return result
      } catch (error) {
        // With its thread a transaction is gone; left open it would be ended before anyone else's begins.
        await session.run({ text: 'rollback' }).catch(() => {})
        throw error
      } finally {
        session.release()
      }
    },
    quiet: async () => {
      await Promise.allSettled(open)
    },
  }
}

export function requestsOverPostgres(pool: Pool): RequestTransactions {
  const memory = openStatementMemory()
  const open = new Set<Promise<unknown>>()
  return {
    request: (context, { isReading }, work) => {
      const inTransaction = async () => {
        const connection = await pool.acquire()
        // Sent at once, not when it is waited for: the order in which they are written is the order they must arrive in.
        const send = ({ text, values }: TextStatement) =>
          connection.run(text, values, { prepare: memory.isWorthPreparing(text, Date.now()) })
        const run: Run = async (statement) => Array.from(await send(statement)) as TextRow[]
        let ended: Promise<unknown> = Promise.resolve()
        try {
          // Outside a transaction the second does nothing: it may be under way before the first is known to stand.
          // What the request asks never is: without its role it would run as the owner.
          await Promise.all([connection.run(beginOf(isReading)), send(context)])
          const { result, isKept } = await work(run)
          ended = connection.run(isKept ? 'commit' : 'rollback')
          if (!isReading) await ended
          return result
        } catch (error) {
          // With its connection a transaction is gone; what cannot be rolled back must not be anyone else's.
          if (!connection.isLost()) ended = connection.run('rollback').catch(() => connection.end())
          throw error
        } finally {
          // A failure here is a lost connection: another one takes its place.
          const release = () => connection.release()
          keep(open, ended.then(release, release))
        }
      }
      const asked = inTransaction()
      keep(open, asked)
      return asked
    },
    quiet: async () => {
      while (open.size > 0) await Promise.allSettled(open)
    },
  }
}

function keep(open: Set<Promise<unknown>>, promise: Promise<unknown>) {
  const forget = () => open.delete(kept)
  const kept: Promise<unknown> = promise.then(forget, forget)
  open.add(kept)
}
