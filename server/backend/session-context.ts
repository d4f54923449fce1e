// @supabase/lite sets role, claims and request of every call with up to twelve statements, each a round trip. One does as
// well. The methods are private to the library: the start fails if it renames them.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql, type Transaction } from 'kysely'

type Context = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown }
  storage?: { operation?: unknown }
}
type Rpc = { method: string; path: string; requestHeaders?: Record<string, string>; readOnly?: boolean }
type Executor = Kysely<unknown> | Transaction<unknown>
type Options = { rpc?: Rpc; forceRollback?: boolean; transaction?: unknown }
type Work = (executor: Executor) => Promise<unknown>

type Overridable = {
  kysely: Kysely<unknown>
  withContext: (context: Context | undefined, work: Work, options?: Options) => Promise<unknown>
  applyJwtSessionContext: (executor: Executor, context: Context) => Promise<void>
  ensureRlsContext: () => Promise<boolean>
}

/** What a request to /rest/v1 asks of its transaction, for those below the library. */
type Ask = { readOnly: boolean; rollback: boolean }
const ask = new AsyncLocalStorage<Ask>()

/** A transaction that only reads has nothing to wait for at its end. */
export const isReading = () => ask.getStore()?.readOnly === true

/** Runs one request. As upstream, GET and HEAD can change nothing, and `Prefer: tx=rollback` undoes what was done. */
export function inTransactionOf<T>({ method, headers }: Request, run: () => T): T {
  const readOnly = method === 'GET' || method === 'HEAD'
  return ask.run({ readOnly, rollback: /(?:^|[,\s])tx=rollback(?:$|[,\s])/.test(headers.get('prefer') ?? '') }, run)
}

/** How the statement that sets role and claims begins: outside a transaction it does nothing. */
export const SETS_CONTEXT = "select set_config('role'"

/** How long one statement may take, as a Supabase project has it. Nothing bounds the service role: it does our work. */
export const PATIENCE = new Map([
  ['anon', '3s'],
  ['authenticated', '8s'],
  ['service_role', '0'],
])

async function setContext(executor: Executor, { auth, storage }: Context, rpc?: Rpc) {
  const role = auth?.role || 'anon'
  const patience = PATIENCE.get(role)
  if (patience === undefined) throw new Error(`Unknown database role "${role}"`)
  const claims = auth?.jwt && typeof auth.jwt === 'object' ? JSON.stringify(auth.jwt) : ''
  const request = rpc
    ? sql`, set_config('response.status', '', true), set_config('response.headers', '', true),
        set_config('request.method', ${rpc.method}, true), set_config('request.path', ${rpc.path}, true),
        set_config('request.headers', ${JSON.stringify(rpc.requestHeaders ?? {})}, true)`
    : sql``
  const reading = rpc?.readOnly || isReading() ? sql`, set_config('transaction_read_only', 'on', true)` : sql``
  await sql`select set_config('role', ${role}, true),
    set_config('request.jwt.claim.sub', ${String(auth?.uid ?? '')}, true),
    set_config('request.jwt.claim.role', ${role}, true),
    set_config('request.jwt.claims', ${claims}, true),
    set_config('statement_timeout', ${patience}, true),
    set_config('storage.operation', ${String(storage?.operation ?? '')}, true)${request}${reading}`.execute(executor)
}

class Undone extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('Undone as asked')
    this.result = result
  }
}

export function withFewerRoundTrips<T extends object>(connection: T): T {
  const target = connection as T & Overridable
  for (const method of ['withContext', 'applyJwtSessionContext', 'ensureRlsContext'] as const) {
    if (typeof target[method] !== 'function') throw new Error(`@supabase/lite no longer has ${method}`)
  }
  const original = target.withContext.bind(target)
  target.withContext = async (context, work, options = {}) => {
    if (!context || options.transaction || options.forceRollback) return original(context, work, options)
    try {
      return await target.kysely.transaction().execute(async (transaction) => {
        await setContext(transaction, context, options.rpc)
        const result = await work(transaction)
        if (ask.getStore()?.rollback) throw new Undone(result)
        return result
      })
    } catch (error) {
      if (error instanceof Undone) return error.result
      throw error
    }
  }
  target.applyJwtSessionContext = (executor, context) => setContext(executor, context)
  // The original grants ALL on every table to every role at the first request, undoing what migrations revoked.
  target.ensureRlsContext = async () => true
  return connection
}
