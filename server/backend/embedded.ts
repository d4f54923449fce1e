// Our own backend over PGlite (a folder) or PostgreSQL (DATABASE_URL), in this process.
import { join } from 'node:path'
import type { Locale } from '#app/i18n/locales.ts'
import { createDrawingAllowance } from '../media/drawing-allowance.ts'
import { createPictureQueue, type PictureQueue } from '../media/picture-queue.ts'
import type { Env } from '../settings/env.ts'
import { createAccessReader, type Keys } from './access-token.ts'
import type { SendSms } from './auth/sms.ts'
import { openAuth, type WaysIn } from './auth/surface.ts'
import type { Backend, Change } from './backend.ts'
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
  passwordRounds,
  pictures = createPictureQueue(),
  log = () => {},
}: Options): Promise<Embedded> {
  const secrets = loadSecrets(env.dataDir, env.sharedKeys)
  const ring = openKeyRing({
    dataDir: env.dataDir,
    secret: secrets.jwtSecret,
    keys: env.signingKeys ?? null,
    isShared: Boolean(env.sharedKeys),
  })
  const ended = createEndedAccess()
  const keys: Keys = { ...secrets, readAccess: createAccessReader(ring, ended.has) }
  const migrations = readMigrations()
  const before = openedBefore(env.dataDir, env.databaseUrl ?? 'pglite', migrations)
  const { database, close, pool, replicas } = await (env.databaseUrl
    ? connectPostgres(env.databaseUrl, env.database, migrations.at(-1)?.version ?? '', log)
    : connectPglite(inMemory ? null : env.dataDir, loadDataDir))

  const freshDatabase = await bringUpToDate({ database, migrations, before, isFilled: Boolean(loadDataDir), say })
  const auth = openAuth({
    database,
    keys,
    ring,
    siteUrl,
    sendSms,
    sendMail,
    confirmsAddresses: env.smtpUrl !== null,
    waysIn: {
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
    },
    log: (line) => say?.(line),
    passwordRounds,
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
    kept: database.kind === 'pglite' && !inMemory ? before.catalog : null,
    log: (line) => say?.(line),
  })
  const functions = openFunctions({
    ...functionsOptions,
    backendUrl: siteUrl,
    keys,
    backendFetch: (input, init) => backend.fetch(input, init),
    log: (line) => say?.(line),
  })
  const listeners = new Set<(change: Change) => void>()
  const missed = new Set<() => void>()
  await ended.learn(database)
  await database.listen(
    'changes',
    (payload) => {
      replicas?.changed()
      const change: Change = JSON.parse(payload)
      if (change.schema === 'private' && change.table === 'ended_access') void ended.learn(database)
      for (const listener of listeners) {
        try {
          listener(change)
        } catch (error) {
          // Whoever falls over a change keeps it from nobody else.
          log('a change was not dealt with', { table: change.table, error: String(error) })
        }
      }
    },
    () => {
      replicas?.changed()
      void ended.learn(database)
      for (const listener of missed) listener()
    },
  )

  // PGlite has one process; nobody else is there to hear.
  const cluster = database.kind === 'postgresql' ? createCluster({ database, secret: secrets.jwtSecret, log }) : null
  const realtime = await openRealtime({
    database,
    cluster,
    keys,
    onChange: (listener) => listeners.add(listener),
    ...(realtimeLimits && { limits: realtimeLimits }),
    log,
  })
  await cluster?.join()

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
      return pathname.startsWith('/rest/v1/') ? rest.fetch(request) : auth.answer(request)
    },
    realtime,
    cluster,
    storage,
    isDead: (token) => {
      const read = keys.readAccess(token, Date.now())
      return 'why' in read && read.why !== 'jwt expired'
    },
    onChange: (listener) => {
      listeners.add(listener)
    },
    onMissed: (listener) => {
      missed.add(listener)
    },
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

/**
 * Several nodes may start at once on one database: the first one migrates, the others find it done. Answers whether the
 * database was new. By itself, because what is written inside `openEmbedded` would hold the migrations for good.
 */
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
