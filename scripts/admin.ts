// `npm run admin -- MAIL`: makes an account a superadmin, and opens one where there is none. The way in for whoever has the
// machine, before anyone on the site could appoint them.
import { createClient } from '@supabase/supabase-js'
import type { Db } from '#app/core/request/services.ts'
import type { Database } from '#app/lib/database.types.ts'
import { FolderBusy } from '#server/backend/database/hold-folder.ts'
import { MigrationError } from '#server/backend/database/migrate.ts'
import { DatabaseUnreachable, reachPostgres } from '#server/backend/database/postgres/reach.ts'
import { openBackend } from '#server/backend/open.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { serviceClient } from '#server/backend/service-client.ts'
import { type Env, loadDotEnv, readEnv } from '#server/settings/env.ts'
import { SettingError } from '#server/settings/setting.ts'

const USAGE = 'Usage: npm run admin -- you@example.org'

/** A sentence for the operator, no trace. */
class Refused extends Error {}

/** An embedded database belongs to the process that has it open: a running site is asked instead. */
async function reachRunningSite(env: Env, address: string): Promise<Db | null> {
  const answer = await fetch(`${address}/healthz`).catch(() => null)
  if (!answer) return null
  if (!answer.ok) throw new Refused(`The site at ${address} is starting or in trouble. Try again when it is ready.`)
  const { serviceRoleKey } = loadSecrets(env.dataDir, env.sharedKeys)
  return createClient<Database>(address, serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

async function open(env: Env, address: string): Promise<{ db: Db; close: () => Promise<void> }> {
  const isEmbedded = !env.hosted && !env.databaseUrl
  const running = isEmbedded ? await reachRunningSite(env, address) : null
  if (running) return { db: running, close: async () => {} }
  if (env.databaseUrl && !env.hosted) await reachPostgres(env.databaseUrl)
  const { backend } = await openBackend({
    env: { ...env, seed: 'none' },
    siteUrl: env.siteUrl || address,
    sendMail: async () => {},
    say: () => {},
  })
  return { db: serviceClient(backend), close: async () => backend.close() }
}

const hasNoAccount = (error: { code?: string } | null) => error?.code === 'P0002'

/** The link by which they choose a password; none where they have an account already. */
async function makeSuperadmin(db: Db, email: string, site: string) {
  const first = await db.rpc('make_superadmin', { email })
  if (!hasNoAccount(first.error)) return { ...first, link: null }
  const invited = await db.auth.admin.generateLink({ type: 'invite', email })
  if (invited.error) throw new Refused(`No account could be opened for ${email}: ${invited.error.message}`)
  const token = invited.data.properties.hashed_token
  const link = `${site}/auth/confirm?${new URLSearchParams({ token_hash: token, type: 'invite', next: '/reset-password' })}`
  return { ...(await db.rpc('make_superadmin', { email })), link }
}

function explain(email: string, error: { message: string; code?: string }): string {
  if (error.message === 'locked') return `The account of ${email} is locked. Another superadmin can unlock it.`
  if (error.code === 'PGRST202')
    return 'The database is of another version than these files. Start the site once, then try again.'
  return `${email} could not be made a superadmin: ${error.message}`
}

async function appoint(email: string) {
  loadDotEnv()
  const env = readEnv(process.env, 'production')
  const address = `http://${env.host === '0.0.0.0' ? '127.0.0.1' : env.host}:${env.port}`
  const site = env.siteUrl || address
  const { db, close } = await open(env, address)
  try {
    const { data: isNew, error, link } = await makeSuperadmin(db, email, site)
    if (error) throw new Refused(explain(email, error))
    console.log(isNew ? `${email} is a superadmin now.` : `${email} is a superadmin already.`)
    if (link) console.log(`They choose their password here (once, within an hour):\n${link}`)
    else console.log(`Sign in at ${site}/login`)
    console.log(`The set-up list: ${site}/dashboard/superadmin`)
  } finally {
    await close()
  }
}

const [email, ...more] = process.argv.slice(2)
if (!email || more.length > 0 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
  console.error(email ? `"${[email, ...more].join(' ')}" is no email address.\n${USAGE}` : USAGE)
  process.exit(1)
}
try {
  await appoint(email)
  process.exit(0)
} catch (error) {
  const isPlain = [Refused, DatabaseUnreachable, FolderBusy, MigrationError, SettingError].some(
    (kind) => error instanceof kind,
  )
  console.error(isPlain && error instanceof Error ? error.message : error)
  process.exit(1)
}
