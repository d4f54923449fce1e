// @supabase/lite sets role and claims for every request with six statements, each a round trip. One does as well.
// The two methods are private to the library: the contract tests count statements and fail if it renames them.
import { sql } from 'kysely'

type Context = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown }
  storage?: { operation?: unknown }
}
type Rpc = { method: string; path: string; requestHeaders?: Record<string, string> }
type Executor = Parameters<ReturnType<typeof sql>['execute']>[0]

type Overridable = {
  applyJwtSessionContext: (executor: Executor, context: Context) => Promise<void>
  applyRpcRequestGucs: (executor: Executor, rpc: Rpc) => Promise<void>
  ensureRlsContext: () => Promise<boolean>
}

const ROLES = new Set(['anon', 'authenticated', 'service_role'])

export function withFewerRoundTrips<T extends object>(connection: T): T {
  const target = connection as T & Overridable
  for (const method of ['applyJwtSessionContext', 'applyRpcRequestGucs', 'ensureRlsContext'] as const) {
    if (typeof target[method] !== 'function') throw new Error(`@supabase/lite no longer has ${method}`)
  }
  target.applyJwtSessionContext = async (executor, { auth, storage }) => {
    const role = auth?.role || 'anon'
    if (!ROLES.has(role)) throw new Error(`Unknown database role "${role}"`)
    const claims = auth?.jwt && typeof auth.jwt === 'object' ? JSON.stringify(auth.jwt) : ''
    await sql`select set_config('role', ${role}, true),
      set_config('request.jwt.claim.sub', ${String(auth?.uid ?? '')}, true),
      set_config('request.jwt.claim.role', ${role}, true),
      set_config('request.jwt.claims', ${claims}, true),
      set_config('storage.operation', ${String(storage?.operation ?? '')}, true)`.execute(executor)
  }
  target.applyRpcRequestGucs = async (executor, { method, path, requestHeaders }) => {
    await sql`select set_config('response.status', '', true),
      set_config('response.headers', '', true),
      set_config('request.method', ${method}, true),
      set_config('request.path', ${path}, true),
      set_config('request.headers', ${JSON.stringify(requestHeaders ?? {})}, true)`.execute(executor)
  }
  // The original grants ALL on every table to every role at the first request, undoing what migrations revoked.
  target.ensureRlsContext = async () => true
  return connection
}
