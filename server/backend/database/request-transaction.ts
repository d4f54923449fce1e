// One request in one transaction: begin and the statement that sets its role and claims travel together, then what it
// asks. Thrown out of the work, everything is undone.
import type { Pglite } from './pglite/open.ts'
import { isReadsOnly } from './postgres/connection.ts'
import { lostConnection } from './postgres/loss.ts'
import type { Pool, Pooled } from './postgres/pool.ts'
import type { Replicas } from './postgres/replicas.ts'
import { openStatementMemory } from './statement-memory.ts'
import { currentVisit } from './visit.ts'

/** Values are text, whatever becomes of them in the statement. */
export type TextStatement = { text: string; values: readonly string[] }
export type TextRow = Record<string, string | number | null>
export type Run = (statement: TextStatement) => Promise<TextRow[]>

type Work<T> = (run: Run) => Promise<{ result: T; isKept: boolean }>

/** `mayBeElsewhere`: nothing it asks can write, so that a replica may answer. */
export type How = { isReading: boolean; mayBeElsewhere?: boolean }

export type RequestTransactions = {
  request: <T>(context: TextStatement, how: How, work: Work<T>) => Promise<T>
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

/** After these the primary is asked: the replica is gone or busy, knows too little yet, or was told to write after all. */
const isOfReplica = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(?:08|25|40|53|55|57P|58|42(?:P01|883|703|704))/.test(String(error.code))

export function requestsOverPostgres(pool: Pool, replicas: Replicas | null = null): RequestTransactions {
  const memory = openStatementMemory()
  const open = new Set<Promise<unknown>>()
  const sendOver =
    (connection: Pooled, { mayPrepare }: Pick<Pool, 'mayPrepare'>) =>
    ({ text, values }: TextStatement) =>
      connection.run(text, values, { prepare: mayPrepare() && memory.isWorthPreparing(text, Date.now()) })

  async function onPrimary<T>(context: TextStatement, isReading: boolean, work: Work<T>): Promise<T> {
    const visit = currentVisit()
    if (visit && !isReading) visit.writes = true
    const connection = await pool.acquire()
    // Sent at once, not when it is waited for: the order in which they are written is the order they must arrive in.
    const send = sendOver(connection, pool)
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
      // It meant to write, and its server has become a replica.
      const isDemoted = !isReading && isReadsOnly(error)
      if (isDemoted) connection.abandon()
      // With its connection a transaction is gone; what cannot be rolled back must not be anyone else's.
      if (!connection.isLost()) ended = connection.run('rollback').catch(() => connection.end())
      throw isDemoted ? lostConnection() : error
    } finally {
      // A failure here is a lost connection: another one takes its place.
      const release = () => connection.release()
      keep(open, ended.then(release, release))
    }
  }

  /** Null: to be asked of the primary. */
  async function onReplica<T>(context: TextStatement, work: Work<T>): Promise<{ result: T } | null> {
    const connection = (await replicas?.borrow()) ?? null
    if (!connection) return null
    const send = sendOver(connection, pool)
    let ended: Promise<unknown> = Promise.resolve()
    try {
      await send(context)
      const { result } = await work(async (statement) => Array.from(await send(statement)) as TextRow[])
      ended = connection.run('rollback')
      return { result }
    } catch (error) {
      if (connection.isLost()) replicas?.leaveOut(connection, error)
      else ended = connection.run('rollback').catch(() => connection.end())
      if (isOfReplica(error)) return null
      throw error
    } finally {
      const release = () => connection.release()
      keep(open, ended.then(release, release))
    }
  }

  return {
    request: (context, { isReading, mayBeElsewhere = false }, work) => {
      const inTransaction = async () => {
        const read = isReading && mayBeElsewhere ? await onReplica(context, work) : null
        return read ? read.result : onPrimary(context, isReading, work)
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
