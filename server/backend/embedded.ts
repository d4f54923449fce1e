// Our own backend over PGlite (a folder) or PostgreSQL (DATABASE_URL), in this process.
import { join } from 'node:path'
import type { Locale } from '#app/i18n/locales.ts'
import { createDrawingAllowance } from '../media/drawing-allowance.ts'
import { createPictureQueue, type PictureQueue } from '../media/picture-queue.ts'
import type { Env } from '../settings/env.ts'
import { createAccessReader, type Keys } from './access-token.ts'
import type { SendSms } from './auth/sms.ts'
import { openAuth, type WaysIn } from './auth/surface.ts'
import type { Backend } from './backend.ts'
import { createCluster } from './cluster.ts'
import { type Database, overPglite, overPostgres } from './database/database.ts'
import { type Migration, migrate, prepareGround, readMigrations } from './database/migrate.ts'
import { openedBefore } from './database/opened-before.ts'
import { openFolder } from './database/pglite/folder.ts'
import { openPglite } from './database/pglite/open.ts'
import { WITHOUT_LOSS } from './database/postgres/column-types.ts'
import { openPool } from './database/postgres/pool.ts'
import { nodeName } from './database/two-phases.ts'
import { watchForTrouble } from './database/watch-for-trouble.ts'
import { createEndedAccess } from './ended-access.ts'
import { followChanges } from './follow-changes.ts'
import { type FunctionsOptions, openFunctions } from './functions/surface.ts'
import type { Limits } from './realtime/limits.ts'
import { openRealtime, type Realtime } from './realtime/surface.ts'
import { openRest } from './rest/surface.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { type KeyRing, openKeyRing } from './signing-keys.ts'
import { openStorage } from './storage/surface.ts'

export type Mail = { to: string; subject: string; text?: string; html?: string }

/** A mail the auth service wants sent, with the way back that was asked for. */
export type AuthMail = Mail & { redirectTo: string | null; language?: Locale }

export type Embedded = Backend & {
  realtime: Realtime
  database: Database
  secrets: Secrets
  ring: KeyRing
  freshDatabase: boolean
  /** Until what the auth service does after its answers is done. */
  settled: () => Promise<void>
}

type Options = {
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'smtpUrl'> &
    Partial<Pick<Env, 'database' | 'storageS3' | 'sharedKeys' | 'signingKeys' | 'rest' | keyof WaysIn>>
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
  /** The same. */
  passwordRounds?: number
  /** The process has one, for all its work on pictures. */
  pictures?: PictureQueue
  log?: (event: string, detail?: Record<string, unknown>) => void
}

function openKeys(env: Options['env']) {
  const secrets = loadSecrets(env.dataDir, env.sharedKeys)
  const ring = openKeyRing({
    dataDir: env.dataDir,
    secret: secrets.jwtSecret,
    keys: env.signingKeys ?? null,
    isShared: Boolean(env.sharedKeys),
  })
  const ended = createEndedAccess()
  const keys: Keys = { ...secrets, readAccess: createAccessReader(ring, ended.has) }
  return { secrets, ring, ended, keys }
}

/** None but a password where nothing is said. */
const waysInOf = (env: Options['env']): WaysIn => ({
  oidcProviders: env.oidcProviders ?? [],
  samlProviders: env.samlProviders ?? [],
  github: env.github ?? null,
  web3Chains: env.web3Chains ?? [],
  manualLinking: env.manualLinking ?? true,
  get signUp() {
    return env.signUp ?? true
  },
  anonymousUsers: env.anonymousUsers ?? false,
  redirectUrls: env.redirectUrls ?? [],
})

export async function openEmbedded(options: Options): Promise<Embedded> {
  const { env, siteUrl, sendMail, sendSms = null, say, pictures = createPictureQueue(), log = () => {} } = options
  const { secrets, ring, ended, keys } = openKeys(env)
  const { database, close, pool, replicas, catalog, freshDatabase } = await openDatabase(options)
  const auth = openAuth({
    database,
    keys,
    ring,
    siteUrl,
    sendSms,
    sendMail,
    confirmsAddresses: env.smtpUrl !== null,
    waysIn: waysInOf(env),
    log: (line) => say?.(line),
    passwordRounds: options.passwordRounds,
  })
  const storage = openStorage({
    database,
    secrets: keys,
    folder: join(env.dataDir, 'storage'),
    s3: env.storageS3 ?? null,
    drawing: { queue: pictures, allowance: createDrawingAllowance() },
    log: (line) => say?.(line),
  })
  const rest = await openRest({
    database,
    keys,
    ...(env.rest && { settings: env.rest }),
    kept: catalog,
    log: (line) => say?.(line),
  })
  const functions = openFunctions({
    ...options.functions,
    backendUrl: siteUrl,
    keys,
    backendFetch: (input, init) => backend.fetch(input, init),
    log: (line) => say?.(line),
  })
  const { onChange, onMissed } = await followChanges({ database, ended, replicas, log })

  // PGlite has one process; nobody else is there to hear.
  const cluster = database.kind === 'postgresql' ? createCluster({ database, secret: secrets.jwtSecret, log }) : null
  const realtime = await openRealtime({
    database,
    cluster,
    keys,
    onChange,
    ...(options.realtimeLimits && { limits: options.realtimeLimits }),
    log,
  })
  await cluster?.join()

  const answer = (request: Request): Response | Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/auth/v1/')) return auth.answer(request)
    if (pathname.startsWith('/rest/v1/')) return rest.fetch(request)
    if (pathname.startsWith('/storage/v1/')) return storage(request, 'this process')
    if (pathname.startsWith('/functions/v1/')) return functions.fetch(request)
    if (pathname.startsWith('/realtime/v1/')) return realtime.fetch(request)
    return Response.json({ message: 'Not found' }, { status: 404 })
  }
  const backend: Embedded = {
    kind: database.kind === 'pglite' ? 'embedded' : 'postgresql',
    url: siteUrl,
    publicUrl: null,
    anonKey: secrets.anonKey,
    serviceRoleKey: secrets.serviceRoleKey,
    fetch: async (input, init) => answer(input instanceof Request && !init ? input : new Request(input, init)),
    realtime,
    cluster,
    storage,
    isDead: (token) => {
      const read = keys.readAccess(token, Date.now())
      return 'why' in read && read.why !== 'jwt expired'
    },
    onChange,
    onMissed,
    trouble: watchForTrouble(() => database.query('select 1'), env.dataDir),
    replicas: replicas && { position: replicas.position, states: replicas.states, secret: secrets.jwtSecret },
    pool: pool?.counts ?? null,
    settled: auth.settled,
    close: async () => {
      await auth.close()
      await realtime.close()
      await cluster?.leave()
      await functions.close()
      rest.close()
      await database.quiet()
      await close()
    },
    database,
    secrets,
    ring,
    freshDatabase,
  }
  return backend
}

type Schema = {
  database: Database
  migrations: Migration[]
  before: ReturnType<typeof openedBefore>
  /** The database came with all that migrations make. */
  isFilled: boolean
  say: Options['say']
}

/** By itself, because what is written inside `openEmbedded` would hold the migrations for good. */
async function openDatabase({ env, inMemory = false, loadDataDir, say, log = () => {} }: Options) {
  const migrations = readMigrations()
  const before = openedBefore(env.dataDir, env.databaseUrl ?? 'pglite', migrations)
  const connected = await (env.databaseUrl
    ? connectPostgres(env.databaseUrl, env.database, migrations.at(-1)?.version ?? '', log)
    : connectPglite(inMemory ? null : env.dataDir, loadDataDir))
  const { database } = connected
  const freshDatabase = await bringUpToDate({ database, migrations, before, isFilled: Boolean(loadDataDir), say })
  const catalog = database.kind === 'pglite' && !inMemory ? before.catalog : null
  return { ...connected, catalog, freshDatabase }
}

/** Several nodes may start at once on one database: the first one migrates, the others find it done. Answers whether it was new. */
const bringUpToDate = ({ database, migrations, before, isFilled, say }: Schema): Promise<boolean> =>
  database.exclusively('mahalla migrations', async () => {
    const isFresh =
      (await database.query(`select from pg_namespace where nspname = 'supabase_migrations'`)).length === 0
    if (!isFilled && (isFresh || !before.isCurrent)) await prepareGround(database)
    await migrate(database, migrations, say, before.isCurrent && database.kind === 'pglite')
    before.keep()
    return isFresh
  })

async function connectPglite(dataDir: string | null, loadDataDir: Blob | undefined) {
  const { pglite, letGo } = await (dataDir ? openFolder(dataDir, loadDataDir) : openInMemory(loadDataDir))
  const close = async () => {
    await pglite.close()
    await letGo()
  }
  return { database: overPglite(pglite), close, pool: null, replicas: null }
}

async function openInMemory(loadDataDir: Blob | undefined) {
  const pglite = await openPglite({ folder: null, ...(loadDataDir && { loadDataDir }) })
  return { pglite, letGo: async () => {} }
}

async function connectPostgres(
  url: string,
  settings: Env['database'] | undefined,
  newest: string,
  log: NonNullable<Options['log']>,
) {
  const ways = {
    most: settings?.connections ?? 10,
    types: WITHOUT_LOSS,
    settings: { TimeZone: 'UTC', application_name: nodeName(newest) },
    prepares: settings?.prepares ?? null,
  }
  const pool = openPool(url, { ...ways, listenUrl: settings?.listenUrl ?? null })
  const readUrls = settings?.readUrls ?? []
  const replicas =
    readUrls.length > 0
      ? (await import('./database/postgres/replicas.ts')).openReplicas(pool, readUrls, ways, log)
      : null
  const close = async () => {
    await replicas?.close()
    await pool.close()
  }
  return { database: overPostgres(pool, replicas), close, pool, replicas }
}
