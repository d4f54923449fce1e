// Our own backend over PGlite (a folder) or PostgreSQL (DATABASE_URL), in this process. @supabase/lite answers what of
// auth/v1 we do not answer ourselves.
import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { SendSms } from './auth/sms.ts'
import { openAuth, type WaysIn } from './auth/surface.ts'
import type { Backend, Change } from './backend.ts'
import { type Database, overPglite, overPostgres } from './database.ts'
import { type FunctionsOptions, openFunctions } from './functions/surface.ts'
import { finishGround, migrate, prepareGround, readMigrations } from './migrate.ts'
import { openedBefore } from './opened-before.ts'
import { pgliteKysely } from './pglite/dialect.ts'
import { openFolder } from './pglite/folder.ts'
import { openPglite } from './pglite/open.ts'
import { postgresKysely } from './postgres-dialect.ts'
import type { Limits } from './realtime/limits.ts'
import { openRealtime, type Realtime } from './realtime/surface.ts'
import { openRest } from './rest/surface.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { openStorage } from './storage/surface.ts'

export type Mail = { to: string; subject: string; text?: string; html?: string }

/** A mail the auth service wants sent, with the way back that was asked for: it drops that for recovery and resend. */
export type AuthMail = Mail & { redirectTo: string | null }

export type Embedded = Backend & { realtime: Realtime; database: Database; secrets: Secrets; freshDatabase: boolean }

type Options = {
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'smtpUrl'> &
    Partial<Pick<Env, 'storageS3' | 'sharedKeys' | 'github' | 'rest' | keyof WaysIn>>
  /** Address of this site, for links in mail. */
  siteUrl: string
  sendMail: (mail: AuthMail) => Promise<void>
  /** None: phone numbers are refused with a clear answer. */
  sendSms?: SendSms | null
  say?: (line: string) => void
  functions?: FunctionsOptions
  /** Memory only: for tests. */
  inMemory?: boolean
  /** A database folder dumped earlier: for tests, which migrate once and copy. */
  loadDataDir?: Blob
  /** Other than the usual ones: for tests. */
  realtimeLimits?: Partial<Limits>
  log?: (event: string, detail?: Record<string, unknown>) => void
}

const wayBack = new AsyncLocalStorage<string | null>()

/** Requests are routed here only under these prefixes: the library also answers /_system, which shows its configuration. */
const SURFACES = ['/auth/v1/', '/rest/v1/', '/storage/v1/', '/functions/v1/', '/realtime/v1/']

export async function openEmbedded({
  env,
  siteUrl,
  sendMail,
  sendSms = null,
  say,
  functions: functionsOptions,
  inMemory,
  loadDataDir,
  realtimeLimits,
  log = () => {},
}: Options): Promise<Embedded> {
  const secrets = loadSecrets(env.dataDir, env.sharedKeys)
  const migrations = readMigrations()
  const before = openedBefore(env.dataDir, env.databaseUrl ?? 'pglite', migrations)
  // At once: the database needs other threads than the library's code.
  const [{ App }, { connection, database, letGo }] = await Promise.all([
    import('@supabase/lite'),
    env.databaseUrl ? connectPostgres(env.databaseUrl) : connectPglite(inMemory ? null : env.dataDir, loadDataDir),
  ])

  const app = new App({
    connection: withoutGrants(connection),
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.anonKey,
      secret_key: secrets.serviceRoleKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: 8,
      password_requirements: 'lower_upper_letters_digits',
      // A refresh token that was used before ends the session: someone else may have it.
      enable_refresh_token_rotation: true,
      ...(env.github && {
        external: { github: { enabled: true, client_id: env.github.clientId, secret: env.github.clientSecret } },
      }),
      email: {
        // Where no mail can be sent, waiting for a confirmation would lock everyone out.
        enable_confirmations: env.smtpUrl !== null,
        otp_length: 6,
        otp_expiry: 3600,
      },
    },
    options: {
      server: { disableStudio: true, admin: false },
      drivers: { email: { send: (mail: Mail) => sendMail({ ...mail, redirectTo: wayBack.getStore() ?? null }) } },
    },
  } as ConstructorParameters<typeof App>[0])

  // Several nodes may start at once on one database: the first one migrates, the others find it done.
  const freshDatabase = await database.exclusively('mahalla migrations', async () => {
    const isFresh =
      (await database.query(`select from pg_namespace where nspname = 'supabase_migrations'`)).length === 0
    if (!loadDataDir && (isFresh || !before.isCurrent)) {
      await prepareGround(database)
      await app.ensureSystemSchema()
      await finishGround(database)
    }
    await migrate(database, migrations, say)
    await app.init()
    before.keep()
    return isFresh
  })
  // No peer address: the library must never take a request for a trusted local one.
  const library = (request: Request) =>
    wayBack.run(new URL(request.url).searchParams.get('redirect_to'), () => app.fetch(request, { peerAddress: null }))
  const auth = openAuth({
    database,
    secrets,
    siteUrl,
    sendSms,
    sendMail,
    confirmsAddresses: env.smtpUrl !== null,
    waysIn: {
      oidcProviders: env.oidcProviders ?? [],
      samlProviders: env.samlProviders ?? [],
      web3Chains: env.web3Chains ?? [],
      manualLinking: env.manualLinking ?? true,
    },
    library,
    log: (line) => say?.(line),
  })
  const storage = openStorage({
    database,
    secrets,
    folder: join(env.dataDir, 'storage'),
    s3: env.storageS3 ?? null,
    log: (line) => say?.(line),
  })
  const rest = await openRest({
    database,
    keys: secrets,
    ...(env.rest && { settings: env.rest }),
    log: (line) => say?.(line),
  })
  const functions = openFunctions({
    ...functionsOptions,
    backendUrl: siteUrl,
    keys: secrets,
    backendFetch: (input, init) => backend.fetch(input, init),
    log: (line) => say?.(line),
  })
  const listeners = new Set<(change: Change) => void>()
  await database.listen('changes', (payload) => {
    const change: Change = JSON.parse(payload)
    for (const listener of listeners) listener(change)
  })

  const realtime = await openRealtime({
    database,
    keys: secrets,
    onChange: (listener) => listeners.add(listener),
    ...(realtimeLimits && { limits: realtimeLimits }),
    log,
  })

  const backend: Embedded = {
    kind: database.kind === 'pglite' ? 'embedded' : 'postgresql',
    url: siteUrl,
    publicUrl: null,
    anonKey: secrets.anonKey,
    serviceRoleKey: secrets.serviceRoleKey,
    fetch: (input, init) => {
      const request = input instanceof Request && !init ? input : new Request(input, init)
      const { pathname } = new URL(request.url)
      if (!SURFACES.some((prefix) => pathname.startsWith(prefix)))
        return Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }))
      if (pathname.startsWith('/storage/v1/')) return storage(request)
      if (pathname.startsWith('/realtime/v1/')) return realtime.fetch(request)
      if (pathname.startsWith('/functions/v1/')) return functions.fetch(request)
      return pathname.startsWith('/rest/v1/') ? rest.fetch(request) : auth(request)
    },
    realtime,
    onChange: (listener) => {
      listeners.add(listener)
    },
    isHealthy: async () => (await database.query('select 1 as ok'))[0]?.ok === 1,
    close: async () => {
      await realtime.close()
      await functions.close()
      await database.quiet()
      await connection.close()
      await letGo()
    },
    database,
    secrets,
    freshDatabase,
  }
  return backend
}

/** The library would grant everything on every table to every role, undoing what migrations revoked. */
function withoutGrants<T extends object>(connection: T): T {
  const target = connection as T & { ensureRlsContext: () => Promise<boolean> }
  if (typeof target.ensureRlsContext !== 'function') throw new Error('@supabase/lite no longer has ensureRlsContext')
  target.ensureRlsContext = async () => true
  return connection
}

async function connectPglite(dataDir: string | null, loadDataDir: Blob | undefined) {
  const [{ pglite, letGo }, { PostgresConnection }] = await Promise.all([
    dataDir ? openFolder(dataDir, loadDataDir) : openInMemory(loadDataDir),
    import('@supabase/lite/postgres'),
  ])
  // The library's own for PGlite would open a database in this thread. This one connects to its address only when asked
  // to, which its Kysely alone does, and that is ours.
  const connection = new PostgresConnection({ url: 'postgres://embedded' })
  connection.kysely = pgliteKysely(pglite) as typeof connection.kysely
  connection.close = () => pglite.close()
  return { connection, database: overPglite(pglite), letGo }
}

async function openInMemory(loadDataDir: Blob | undefined) {
  const pglite = await openPglite({ folder: null, ...(loadDataDir && { loadDataDir }) })
  return { pglite, letGo: async () => {} }
}

async function connectPostgres(url: string) {
  const { PostgresConnection } = await import('@supabase/lite/postgres')
  const connection = new PostgresConnection({
    url,
    postgresOptions: { max: 10, onnotice: () => {} },
  })
  const kysely = postgresKysely(connection.driver)
  connection.kysely = kysely as typeof connection.kysely
  connection.close = async () => {
    await kysely.destroy()
    await connection.driver.end()
  }
  return { connection, database: overPostgres(connection.driver), letGo: async () => {} }
}
