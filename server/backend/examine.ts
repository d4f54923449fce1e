// Asks every part of the backend for something small, the way a client would, and says what came back.

import { createClient } from '@supabase/supabase-js'
import type { Examination, Probe, ProbeName } from '#app/core/request/examination.ts'
import { keysOf } from '#app/lib/records.ts'
import type { Backend } from './backend.ts'
import { serviceClient } from './service-client.ts'

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
const PATIENCE_MS = 5000
/** Visitors may ask as often as they like; the backend is asked this often. */
const KEPT_MS = 10_000

type Finding = { state: Probe['state']; note?: string | null }
const ok = (note: string | null = null): Finding => ({ state: 'ok', note })
const failed = (note: string): Finding => ({ state: 'failed', note })
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

type Options = {
  backend: Backend
  /** Where this process listens: realtime is a socket, and has to be asked through one. */
  address: string
  hasMailServer: boolean
  /** Ids of the other services people may sign in with. */
  providers?: readonly string[]
  /** A domain of each organisation that signs its own people in. */
  organisations?: readonly string[]
  settings: () => Examination['settings']
}

export function createExamination({
  backend,
  address,
  hasMailServer,
  providers = [],
  organisations = [],
  settings,
}: Options) {
  const service = serviceClient(backend)
  const anonymous = () =>
    createClient(backend.url, backend.anonKey, {
      global: { fetch: backend.fetch },
      auth: { persistSession: false, autoRefreshToken: false },
    })
  const ask = (path: string, key: string) =>
    backend.fetch(`${backend.url}${path}`, { headers: { apikey: key, Authorization: `Bearer ${key}` } })

  /** With something made up, which must be refused; or with the news that this way in is off. */
  async function refusesGrant(grant: string, body: object): Promise<Finding> {
    const response = await backend.fetch(`${backend.url}/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { error_code?: string; error_description?: string }
    if (answer.error_code?.endsWith('provider_disabled')) return { state: 'absent' }
    return response.status === 400 ? ok(answer.error_description) : failed(`${grant}: ${response.status}`)
  }

  const probes: Record<ProbeName, () => Promise<Finding> | Finding> = {
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
    auth: async () => {
      const { status } = await ask('/auth/v1/settings', backend.anonKey)
      return status === 200 ? ok() : failed(`/auth/v1/settings: ${status}`)
    },
    // A sign-in that must be refused: proves that passwords are looked at, and changes nothing.
    signIn: async () => {
      const { error } = await anonymous().auth.signInWithPassword({
        email: 'nobody@diagnostics.invalid',
        password: crypto.randomUUID(),
      })
      if (!error) return failed('A made-up account was let in')
      return error.status === 400 ? ok(error.message) : failed(`${error.status} ${error.message}`)
    },
    // Asked without a session, which must be refused: proves that the surface is there, and changes nothing.
    secondFactors: async () => {
      const { status } = await backend.fetch(`${backend.url}/auth/v1/factors`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
        body: '{"factor_type":"totp"}',
      })
      return status === 401 || status === 403 ? ok() : failed(`/auth/v1/factors: ${status}`)
    },
    accounts: async () => {
      const [mine, theirs] = [
        await ask('/auth/v1/admin/users?per_page=1', backend.serviceRoleKey),
        await ask('/auth/v1/admin/users?per_page=1', backend.anonKey),
      ]
      if (mine.status !== 200) return failed(`/auth/v1/admin/users: ${mine.status}`)
      return theirs.status === 401 || theirs.status === 403 ? ok() : failed('The public key reaches accounts')
    },
    providers: async () => {
      if (providers.length === 0) return { state: 'absent' }
      const answers = await Promise.all(
        providers.map(async (id) => {
          const { headers } = await backend.fetch(`${backend.url}/auth/v1/authorize?provider=${id}`, {
            redirect: 'manual',
          })
          const to = URL.parse(headers.get('location') ?? '')
          return { id, isThere: to !== null && !to.searchParams.has('error') }
        }),
      )
      const silent = answers.filter(({ isThere }) => !isThere).map(({ id }) => id)
      return silent.length > 0 ? failed(silent.join(', ')) : ok(providers.join(', '))
    },
    // Asks for the way there, which needs nobody at the other end.
    organisations: async () => {
      if (organisations.length === 0) return { state: 'absent' }
      const answers = await Promise.all(
        organisations.map(async (domain) => {
          const { data } = await anonymous().auth.signInWithSSO({ domain })
          return { domain, isThere: URL.canParse(data?.url ?? '') }
        }),
      )
      const silent = answers.filter(({ isThere }) => !isThere).map(({ domain }) => domain)
      return silent.length > 0 ? failed(silent.join(', ')) : ok(organisations.join(', '))
    },
    idTokens: () => refusesGrant('id_token', { provider: providers[0] ?? 'google', id_token: 'made-up' }),
    wallets: () => refusesGrant('web3', { chain: 'ethereum', message: 'made-up', signature: '0x0' }),
    identities: async () => {
      const { status } = await backend.fetch(`${backend.url}/auth/v1/user/identities/${crypto.randomUUID()}`, {
        method: 'DELETE',
        headers: { apikey: backend.anonKey },
      })
      if (status === 404) return { state: 'absent' }
      return status === 401 || status === 403 ? ok() : failed(`/auth/v1/user/identities: ${status}`)
    },
    storage: async () => {
      const { error } = await service.storage.listBuckets()
      return error ? failed(error.message) : ok()
    },
    functions: async () => {
      const { error } = await anonymous().functions.invoke('partner-badge?domain=diagnostics.invalid', {
        method: 'GET',
      })
      return error ? failed(`${error.context?.status ?? ''} ${error.message}`.trim()) : ok()
    },
    realtime: () =>
      backend.realtime || backend.publicUrl
        ? askRealtime(backend.publicUrl ?? address, backend.anonKey)
        : { state: 'absent' },
    mail: async () => {
      const { count, error } = await service
        .from('outbox')
        .select('*', { count: 'exact', head: true })
        .eq('status', 'failed')
      if (error) return failed(error.message)
      if (!hasMailServer) return { state: 'absent' }
      return count ? failed(`${count} failed`) : ok()
    },
  }

  async function run(name: ProbeName): Promise<Probe> {
    const started = performance.now()
    const patience = Promise.withResolvers<Finding>()
    const timer = setTimeout(() => patience.resolve(failed(`No answer in ${PATIENCE_MS} ms`)), PATIENCE_MS)
    const work = (async () => probes[name]())().catch((error: unknown) => failed(textOf(error)))
    const { state, note = null } = await Promise.race([work, patience.promise])
    clearTimeout(timer)
    return { name, state, note, ms: Math.round(performance.now() - started) }
  }

  let kept: { at: number; examination: Promise<Examination> } | null = null

  return (now = Date.now()): Promise<Examination> => {
    if (kept && now - kept.at < KEPT_MS) return kept.examination
    const examine = async () => {
      const found: Probe[] = []
      // One after the other: each time is its own, not that of the queue.
      for (const name of keysOf(probes)) found.push(await run(name))
      return { backend: backend.kind, probes: found, settings: settings() }
    }
    kept = { at: now, examination: examine() }
    return kept.examination
  }
}

async function askRealtime(base: string, key: string): Promise<Finding> {
  const url = `${base}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`
  const socket = new WebSocket(url.replace(/^http/, 'ws'))
  try {
    return await new Promise<Finding>((resolve) => {
      socket.addEventListener('open', () => resolve(ok()))
      socket.addEventListener('error', () => resolve(failed('The socket did not open')))
    })
  } finally {
    socket.close()
  }
}

function roleOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8')).role
  } catch {
    return null
  }
}

/** Never a part of the key itself beyond its public prefix. */
const shapeOf = (key: string) => `${/^sb_(?:publishable|secret)_/.exec(key)?.[0] ?? (roleOf(key) ? 'JWT' : '')}…`
