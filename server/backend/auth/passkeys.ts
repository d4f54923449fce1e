// /passkeys: a way in without a password. The key on the device names the account and its owner unlocks it; here lies only
// the public half. Adding and removing one takes the second factor of whoever has one, and signing in with one is the first
// step like a password: who set up a second one is asked for it.
import type { Database } from '../database/database.ts'
import { hasShownFactor } from './account-changes.ts'
import { audit, findById, isBanned } from './accounts.ts'
import {
  addPasskey,
  findPasskey,
  keepChallenge,
  listed,
  passkeysOf,
  removePasskey,
  renamePasskey,
  spendChallenge,
  stored,
} from './passkey-rows.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import { beginAssertion, beginRegistration, finishAssertion, finishRegistration, relyingPartyOf } from './webauthn.ts'
import {
  type Call,
  isUuid,
  type Keys,
  type MemberSession,
  objectIn,
  readBody,
  refuse,
  requireSession,
  textIn,
} from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  keys: Keys
  siteUrl: string
  /** As the device shows it. */
  siteName: string
  log: (line: string) => void
}
type Context = Options & { party: ReturnType<typeof relyingPartyOf> }

const MOST_PASSKEYS = 10
const MOST_NAME = 120

/** What the browser sent is often no answer of a key at all: the reason is for the log. */
async function genuine<T>(log: Context['log'], work: () => Promise<T | null>): Promise<T> {
  const found = await work().catch((error: unknown) => {
    log(`passkey: ${error instanceof Error ? error.message : error}`)
    return null
  })
  return found ?? refuse(400, 'webauthn_verification_failed', 'Credential verification failed')
}

/** Who may change by which passkeys their account is opened. */
async function requireKeeper(call: Call, { keys, database }: Context): Promise<MemberSession> {
  const caller = await requireSession(call, keys, database)
  const { user } = caller
  if (user.is_anonymous) refuse(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
  if (user.is_sso_user) refuse(422, 'validation_failed', 'SSO users cannot register passkeys')
  if (!(await hasShownFactor(database, caller)))
    refuse(403, 'insufficient_aal', 'AAL2 session is required to manage passkeys when MFA is enabled.')
  return caller
}

async function beginAdding(call: Call, context: Context): Promise<Response> {
  const { user } = await requireKeeper(call, context)
  const known = await passkeysOf(context.database, user.id)
  if (known.length >= MOST_PASSKEYS) refuse(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
  const { options, session } = await beginRegistration(
    context.party,
    { id: user.id, name: user.email || user.phone || user.id },
    known.map(stored),
    'passkey',
  )
  return keepChallenge(context.database, user.id, session, options.publicKey)
}

async function finishAdding(call: Call, context: Context): Promise<Response> {
  const { database, party, log } = context
  const { user } = await requireKeeper(call, context)
  const body = await readBody(call)
  const session = await spendChallenge(database, body, user.id)
  const made = await genuine(log, () => finishRegistration(party, session, body.credential, 'passkey'))
  const passkey = await database.transaction(async (tx) => {
    await tx.query('select from auth.users where id = $1 for update', [user.id])
    if ((await passkeysOf(tx, user.id)).length >= MOST_PASSKEYS)
      refuse(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
    const row = await addPasskey(tx, user.id, made)
    if (!row) return refuse(422, 'webauthn_credential_exists', 'Credential is already registered')
    await audit(tx, 'passkey_created', user, { passkey_id: row.id })
    return row
  })
  return Response.json(listed(passkey))
}

async function beginSignIn(_call: Call, { database, party }: Context): Promise<Response> {
  const { options, session } = await beginAssertion(party, [], 'passkey')
  return keepChallenge(database, null, session, options.publicKey)
}

function refuseUnready(user: AuthUser): void {
  if (user.email && !user.email_confirmed_at) refuse(403, 'email_not_confirmed', 'Email not confirmed')
  if (!user.email && user.phone && !user.phone_confirmed_at) refuse(403, 'phone_not_confirmed', 'Phone not confirmed')
  if (isBanned(user)) refuse(403, 'user_banned', 'User is banned')
}

async function finishSignIn(call: Call, { database, sessions, party, log }: Context): Promise<Response> {
  const body = await readBody(call)
  const session = await spendChallenge(database, body, null)
  const { passkey, used } = await genuine(log, async () => {
    const known = await findPasskey(database, objectIn(body, 'credential') ?? {})
    const answered = known && (await finishAssertion(party, session, stored(known), body.credential, 'passkey'))
    return known && answered ? { passkey: known, used: answered } : null
  })
  const user = await findById(database, passkey.user_id)
  if (!user || user.deleted_at) return refuse(400, 'webauthn_verification_failed', 'Credential verification failed')
  refuseUnready(user)
  await database.transaction(async (tx) => {
    await tx.query(
      `update auth.webauthn_credentials set sign_count = $2, backed_up = $3, last_used_at = now(), updated_at = now()
       where id = $1`,
      [passkey.id, used.authenticator.signCount, used.flags.backupState],
    )
    await audit(tx, 'login', user, { passkey_id: passkey.id })
  })
  return Response.json(await sessions.open(user.id, 'passkey'))
}

const notFound = (): never => refuse(404, 'validation_failed', 'Passkey not found')

async function rename(call: Call, id: string, { keys, database }: Context): Promise<Response> {
  const { user } = await requireSession(call, keys, database)
  const name = textIn(await readBody(call), 'friendly_name')
  if (name === '') refuse(400, 'validation_failed', 'friendly_name is required')
  if (name.length > MOST_NAME) refuse(400, 'validation_failed', `friendly_name must be ${MOST_NAME} characters or less`)
  const row = (await renamePasskey(database, user.id, id, name)) ?? notFound()
  await audit(database, 'passkey_updated', user, { passkey_id: id })
  return Response.json(listed(row))
}

async function remove(database: Database, actor: AuthUser | null, userId: string, id: string): Promise<Response> {
  if (!(await removePasskey(database, userId, id))) return notFound()
  await audit(database, 'passkey_deleted', actor, { passkey_id: id, user_id: userId })
  return new Response(null, { status: 204 })
}

async function accountOf(database: Database, id: string): Promise<AuthUser> {
  if (!isUuid(id)) refuse(404, 'validation_failed', 'user_id must be an UUID')
  return (await findById(database, id)) ?? refuse(404, 'user_not_found', 'User not found')
}

const list = async (database: Database, { id }: AuthUser) => Response.json((await passkeysOf(database, id)).map(listed))

export function createPasskeys(options: Options): Routes {
  const context: Context = { ...options, party: relyingPartyOf(options.siteUrl, options.siteName) }
  const { database, keys } = context
  const withContext = (work: (call: Call, context: Context) => Promise<Response>) => (call: Call) => work(call, context)
  return {
    keyed: {
      'POST passkeys/registration/options': withContext(beginAdding),
      'POST passkeys/registration/verify': withContext(finishAdding),
      'POST passkeys/authentication/options': withContext(beginSignIn),
      'POST passkeys/authentication/verify': withContext(finishSignIn),
      'GET passkeys': async (call) => list(database, (await requireSession(call, keys, database)).user),
      'PATCH passkeys/:id': (call, id) => rename(call, id, context),
      'DELETE passkeys/:id': async (call, id) => {
        const { user } = await requireKeeper(call, context)
        return remove(database, user, user.id, id)
      },
    },
    // What an account has, and taking one away that was lost.
    admin: {
      'GET admin/users/:id/passkeys': async (_, id) => list(database, await accountOf(database, id)),
      'DELETE admin/users/:id/passkeys/:passkey': async (_, id, passkey) =>
        remove(database, null, (await accountOf(database, id)).id, passkey),
    },
  }
}
