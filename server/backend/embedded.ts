// Our own backend: @supabase/lite over PGlite (a folder) or PostgreSQL (DATABASE_URL), in this process.
import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { createDrawingAllowance } from '../media/drawing-allowance.ts'
import { createPictureQueue, type PictureQueue } from '../media/picture-queue.ts'
import type { SendSms } from './auth/sms.ts'
import { openAuth, type WaysIn } from './auth/surface.ts'
import type { Backend, Change } from './backend.ts'
import { type Database, overPglite, overPostgres } from './database.ts'
import { type FunctionsOptions, openFunctions } from './functions/surface.ts'
import { finishGround, migrate, prepareGround, readMigrations } from './migrate.ts'
import { pgliteKysely } from './pglite/dialect.ts'
import { openFolder } from './pglite/folder.ts'
import { openPglite } from './pglite/open.ts'
import { postgresKysely } from './postgres-dialect.ts'
import type { Limits } from './realtime/limits.ts'
import { openRealtime, type Realtime } from './realtime/surface.ts'
import { withUpstreamErrors } from './rest-errors.ts'
import { readRestRequest } from './rest-limits.ts'
import { openSchemaCache } from './schema-cache.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { inTransactionOf, withFewerRoundTrips } from './session-context.ts'
import { openStorage } from './storage/surface.ts'

export type Mail = { to: string; subject: string; text?: string; html?: string }

/** A mail the auth service wants sent, with the way back that was asked for: it drops that for recovery and resend. */
export type AuthMail = Mail & { redirectTo: string | null }

export type Embedded = Backend & { realtime: Realtime; database: Database; secrets: Secrets; freshDatabase: boolean }

type Options = {
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'smtpUrl'> &
    Partial<Pick<Env, 'storageS3' | 'sharedKeys' | 'github' | keyof WaysIn>>
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
  /** The process has one, for all its work on pictures. */
  pictures?: PictureQueue
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
  pictures = createPictureQueue(),
  log = () => {},
}: Options): Promise<Embedded> {
  const secrets = loadSecrets(env.dataDir, env.sharedKeys)
  const migrations = readMigrations()
  const cache = openSchemaCache(env.dataDir, env.databaseUrl ?? 'pglite', migrations)
  // At once: the database needs other threads than the library's code.
  const [{ App }, { connection, database, letGo }] = await Promise.all([
    import('@supabase/lite'),
    env.databaseUrl
      ? connectPostgres(env.databaseUrl, cache.driver)
      : connectPglite(inMemory ? null : env.dataDir, cache.driver, loadDataDir),
  ])

  const app = new App({
    connection: withUpstreamErrors(withFewerRoundTrips(connection)),
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
    if (!loadDataDir && (isFresh || !cache.isCurrent)) {
      await prepareGround(database)
      await app.ensureSystemSchema()
      await finishGround(database)
    }
    await migrate(database, migrations, say)
    await app.init()
    return isFresh
  })
  // Learned now rather than by the first visitor.
  await connection.introspect({ useCache: true })

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
    drawing: { queue: pictures, allowance: createDrawingAllowance() },
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

  const answerRest = async (request: Request, ask: (asked: Request) => Promise<Response>) => {
    const read = await readRestRequest(request, secrets.serviceRoleKey)
    if (read instanceof Response) return read
    const isRpcHead = read.method === 'HEAD' && new URL(read.url).pathname.startsWith('/rest/v1/rpc/')
    if (!isRpcHead) return inTransactionOf(read, () => ask(read))
    // The library reads the arguments of a function from the address for GET only.
    const { status, headers } = await inTransactionOf(read, () => ask(new Request(read, { method: 'GET' })))
    return new Response(null, { status, headers })
  }

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
      if (pathname.startsWith('/storage/v1/')) return storage(request, 'this process')
      if (pathname.startsWith('/realtime/v1/')) return realtime.fetch(request)
      if (pathname.startsWith('/functions/v1/')) return functions.fetch(request)
      return pathname.startsWith('/rest/v1/') ? answerRest(request, library) : auth(request)
    },
    realtime,
    storage,
    onChange: (listener) => {
      listeners.add(listener)
    },
    isHealthy: async () => (await database.query('select 1 as ok'))[0]?.ok === 1,
    close: async () => {
      await realtime.close()
      await functions.close()
      await connection.close()
      await letGo()
    },
    database,
    secrets,
    freshDatabase,
  }
  return backend
}

type SchemaCache = ReturnType<typeof openSchemaCache>['driver']

async function connectPglite(dataDir: string | null, schemaCache: SchemaCache, loadDataDir: Blob | undefined) {
  const [{ pglite, letGo }, { PostgresConnection }] = await Promise.all([
    dataDir ? openFolder(dataDir, loadDataDir) : openInMemory(loadDataDir),
    import('@supabase/lite/postgres'),
  ])
  // The library's own for PGlite would open a database in this thread. This one connects to its address only when asked
  // to, which its Kysely alone does, and that is ours.
  const connection = new PostgresConnection({ url: 'postgres://embedded', schemaCache })
  connection.kysely = pgliteKysely(pglite) as typeof connection.kysely
  connection.close = () => pglite.close()
  return { connection, database: overPglite(pglite), letGo }
}

async function openInMemory(loadDataDir: Blob | undefined) {
  const pglite = await openPglite({ folder: null, ...(loadDataDir && { loadDataDir }) })
  return { pglite, letGo: async () => {} }
}

async function connectPostgres(url: string, schemaCache: SchemaCache) {
  const { PostgresConnection } = await import('@supabase/lite/postgres')
  const connection = new PostgresConnection({
    url,
    schemaCache,
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
