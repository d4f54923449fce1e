// The keys, the database behind them, and its tables and functions over HTTP.
import type { ProbeName } from '#app/core/request/examination.ts'
import { type Asking, failed, ok, type Probing } from './asking.ts'

/** Every table the specification's client reads or writes. */
const TABLES = [
  'businesses',
  'business',
  'business_unified',
  'mosques',
  'mosque',
  'mosque_unified',
  'partners',
  'promo_analytics',
  'page_analytics',
  'business_accounts',
  'memberships',
  'user_roles',
] as const

/** Sessions, quotas and schedules go wrong beyond this. */
const MOST_SKEW_MS = 5000

export const probeData = ({ backend, service, anonymous }: Asking) =>
  ({
    // The library's own words: "supabaseUrl is required.", "supabaseKey is required."
    client: () => {
      anonymous()
      return ok()
    },
    keys: () => {
      const { anonKey, serviceRoleKey } = backend
      if (anonKey === serviceRoleKey) return failed('The public key and the service key are the same')
      const role = roleOf(anonKey)
      if (role === 'service_role') return failed('The public key is a service key')
      if (roleOf(serviceRoleKey) === 'anon') return failed('The service key is a public key')
      return ok(`${shapeOf(anonKey)}, ${shapeOf(serviceRoleKey)}`)
    },
    connection: async () => {
      const trouble = await backend.trouble()
      return trouble === null ? ok() : failed(trouble)
    },
    schema: async () => {
      const answers = await Promise.all(
        TABLES.map(async (table) => ({ table, error: (await service.from(table).select('*').limit(0)).error })),
      )
      const missing = answers.filter(({ error }) => error)
      if (missing.length > 0) return failed(missing.map(({ table, error }) => `${table}: ${error?.message}`).join('; '))
      return ok(`${TABLES.length}/${TABLES.length}`)
    },
    clock: async () => {
      const before = Date.now()
      const { data, error } = await service.rpc('database_clock')
      if (error) return failed(error.message)
      const skew = Math.round(Date.parse(data) - (before + Date.now()) / 2)
      return Math.abs(skew) <= MOST_SKEW_MS ? ok(`${skew} ms`) : failed(`${skew} ms`)
    },
    rest: async () => {
      const { error, status } = await anonymous().from('partners').select('id').eq('status', 'approved').limit(1)
      return error ? failed(`${status} ${error.message}`) : ok()
    },
    rpc: async () => {
      const { error, status } = await anonymous().rpc('category_counts')
      return error ? failed(`${status} ${error.message}`) : ok()
    },
  }) satisfies Partial<Record<ProbeName, Probing>>

function roleOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8')).role
  } catch {
    return null
  }
}

/** Never a part of the key itself beyond its public prefix. */
const shapeOf = (key: string) => `${/^sb_(?:publishable|secret)_/.exec(key)?.[0] ?? (roleOf(key) ? 'JWT' : '')}…`
