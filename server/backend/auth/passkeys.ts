// /passkeys: a way in without a password. The key on the device names the account and its owner unlocks it; here lies only
// the public half, in upstream's tables. Adding and removing one takes the second factor of whoever has one, and signing in
// with one is the first step like a password: who set up a second one is asked for it.
import { randomUUID } from 'node:crypto'
import type { Database, Queries, Row } from '../database/database.ts'
import { audit, findById, isBanned } from './accounts.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import type { AuthHandler } from './surface.ts'
import {
  beginAssertion,
  beginRegistration,
  type CeremonySession,
  finishAssertion,
  finishRegistration,
  relyingPartyOf,
  type StoredCredential,
} from './webauthn.ts'
import {
  answering,
  type Body,
  type Call,
  hasKey,
  isUuid,
  type Keys,
  type MemberSession,
  objectIn,
  readBody,
  refuse,
  requireAdmin,
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

type Passkey = Row & {
  id: string
  user_id: string
  credential_id: string
  public_key: string
  aaguid: string | null
  sign_count: number
  transports: string[]
  backup_eligible: boolean
  backed_up: boolean
  friendly_name: string
  created_at: string
  last_used_at: string | null
}

const MOST_PASSKEYS = 10
const MOST_NAME = 120
const CHALLENGE_SECONDS = 300

const COLUMNS = `id, user_id, encode(credential_id, 'base64') as credential_id, encode(public_key, 'base64') as public_key,
  aaguid, sign_count::float8 as sign_count, transports, backup_eligible, backed_up, friendly_name, created_at, last_used_at`

const listed = ({ id, friendly_name, created_at, last_used_at }: Passkey) => ({
  id,
  ...(friendly_name && { friendly_name }),
  created_at,
  ...(last_used_at && { last_used_at }),
})

/** PostgreSQL breaks base64 into lines. */
const oneLine = (text: string) => text.replaceAll('\n', '')

const stored = (key: Passkey): StoredCredential => ({
  id: oneLine(key.credential_id),
  publicKey: oneLine(key.public_key),
  attestationType: 'none',
  transport: key.transports,
  flags: {
    userPresent: true,
    userVerified: true,
    backupEligible: key.backup_eligible,
    backupState: key.backed_up,
  },
  authenticator: { AAGUID: '', signCount: key.sign_count, cloneWarning: false, attachment: '' },
})

const uuidOf = (base64: string) =>
  Buffer.from(base64, 'base64')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export function createPasskeys({ database, sessions, keys, siteUrl, siteName, log }: Options): AuthHandler {
  const party = relyingPartyOf(siteUrl, siteName)

  const ofUser = (queries: Queries, userId: string) =>
    queries.query<Passkey>(
      `select ${COLUMNS} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
      [userId],
    )

  async function keepChallenge(userId: string | null, session: CeremonySession, options: object): Promise<Response> {
    const id = randomUUID()
    await database.query('delete from auth.webauthn_challenges where expires_at < now()')
    await database.query(
      `insert into auth.webauthn_challenges (id, user_id, challenge_type, session_data, expires_at)
       values ($1, $2, $3, $4::jsonb, now() + make_interval(secs => $5))`,
      [id, userId, userId ? 'registration' : 'authentication', session, CHALLENGE_SECONDS],
    )
    return Response.json({
      challenge_id: id,
      options,
      expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS,
    })
  }

  /** Good for one answer, right or wrong. */
  async function spendChallenge(body: Body, userId: string | null): Promise<CeremonySession> {
    const id = textIn(body, 'challenge_id')
    if (id === '') refuse(400, 'validation_failed', 'challenge_id is required')
    if (!objectIn(body, 'credential')) refuse(400, 'validation_failed', 'credential is required')
    if (!isUuid(id)) refuse(400, 'validation_failed', 'challenge_id must be a valid UUID')
    const [found] = await database.query<{ session_data: CeremonySession; expired: boolean }>(
      `delete from auth.webauthn_challenges
       where id = $1 and challenge_type = $2 and user_id is not distinct from $3::uuid
       returning session_data, expires_at < now() as expired`,
      [id, userId ? 'registration' : 'authentication', userId],
    )
    if (!found) return refuse(400, 'webauthn_challenge_not_found', 'Challenge not found or already used')
    if (found.expired) refuse(400, 'webauthn_challenge_expired', 'Challenge has expired')
    return found.session_data
  }

  /** What the browser sent is often no answer of a key at all: the reason is for the log. */
  async function genuine<T>(work: () => Promise<T | null>): Promise<T> {
    const found = await work().catch((error: unknown) => {
      log(`passkey: ${error instanceof Error ? error.message : error}`)
      return null
    })
    return found ?? refuse(400, 'webauthn_verification_failed', 'Credential verification failed')
  }

  /** Who may change by which passkeys their account is opened. */
  async function requireKeeper(call: Call): Promise<MemberSession> {
    const caller = await requireSession(call, keys, database)
    const { user, sessionId } = caller
    if (user.is_anonymous) refuse(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
    if (user.is_sso_user) refuse(422, 'validation_failed', 'SSO users cannot register passkeys')
    const [found] = await database.query<{ passes: boolean }>(
      `select coalesce((select aal from auth.sessions where id = $2) = 'aal2', false) or not exists (
         select from auth.mfa_factors where user_id = $1 and status = 'verified') as passes`,
      [user.id, sessionId],
    )
    if (!found?.passes)
      refuse(403, 'insufficient_aal', 'AAL2 session is required to manage passkeys when MFA is enabled.')
    return caller
  }

  async function beginAdding(call: Call): Promise<Response> {
    const { user } = await requireKeeper(call)
    const known = await ofUser(database, user.id)
    if (known.length >= MOST_PASSKEYS) refuse(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
    const { options, session } = await beginRegistration(
      party,
      { id: user.id, name: user.email || user.phone || user.id },
      known.map(stored),
      'passkey',
    )
    return keepChallenge(user.id, session, options.publicKey)
  }

  async function finishAdding(call: Call): Promise<Response> {
    const { user } = await requireKeeper(call)
    const body = await readBody(call)
    const session = await spendChallenge(body, user.id)
    const made = await genuine(() => finishRegistration(party, session, body.credential, 'passkey'))
    const passkey = await database.transaction(async (tx) => {
      await tx.query('select from auth.users where id = $1 for update', [user.id])
      if ((await ofUser(tx, user.id)).length >= MOST_PASSKEYS)
        refuse(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
      const [row] = await tx.query<Passkey>(
        `insert into auth.webauthn_credentials (user_id, credential_id, public_key, attestation_type, aaguid, sign_count,
           transports, backup_eligible, backed_up)
         values ($1, decode($2, 'base64'), decode($3, 'base64'), $4, $5::uuid, $6, $7::jsonb, $8, $9)
         on conflict (credential_id) do nothing returning ${COLUMNS}`,
        [
          user.id,
          made.id,
          made.publicKey,
          made.attestationType,
          uuidOf(made.authenticator.AAGUID),
          made.authenticator.signCount,
          JSON.stringify(made.transport),
          made.flags.backupEligible,
          made.flags.backupState,
        ],
      )
      if (!row) return refuse(422, 'webauthn_credential_exists', 'Credential is already registered')
      await audit(tx, 'passkey_created', user, { passkey_id: row.id })
      return row
    })
    return Response.json(listed(passkey))
  }

  async function beginSignIn(): Promise<Response> {
    const { options, session } = await beginAssertion(party, [], 'passkey')
    return keepChallenge(null, session, options.publicKey)
  }

  /** The passkey an answer comes from, which must be of the account that the answer names. */
  async function passkeyOf(credential: Body): Promise<Passkey | null> {
    const response = objectIn(credential, 'response') ?? {}
    const handle = Buffer.from(textIn(response, 'userHandle'), 'base64url').toString()
    if (!isUuid(handle)) return null
    const [found] = await database.query<Passkey>(
      `select ${COLUMNS} from auth.webauthn_credentials where credential_id = decode($1, 'hex') and user_id = $2`,
      [Buffer.from(textIn(credential, 'id'), 'base64url').toString('hex'), handle],
    )
    return found ?? null
  }

  function refuseUnready(user: AuthUser): void {
    if (user.email && !user.email_confirmed_at) refuse(403, 'email_not_confirmed', 'Email not confirmed')
    if (!user.email && user.phone && !user.phone_confirmed_at) refuse(403, 'phone_not_confirmed', 'Phone not confirmed')
    if (isBanned(user)) refuse(403, 'user_banned', 'User is banned')
  }

  async function finishSignIn(call: Call): Promise<Response> {
    const body = await readBody(call)
    const session = await spendChallenge(body, null)
    const { passkey, used } = await genuine(async () => {
      const known = await passkeyOf(objectIn(body, 'credential') ?? {})
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

  async function rename(call: Call, id: string): Promise<Response> {
    const { user } = await requireSession(call, keys, database)
    const name = textIn(await readBody(call), 'friendly_name')
    if (name === '') refuse(400, 'validation_failed', 'friendly_name is required')
    if (name.length > MOST_NAME)
      refuse(400, 'validation_failed', `friendly_name must be ${MOST_NAME} characters or less`)
    const [row] = isUuid(id)
      ? await database.query<Passkey>(
          `update auth.webauthn_credentials set friendly_name = $3, updated_at = now()
           where id = $1 and user_id = $2 returning ${COLUMNS}`,
          [id, user.id, name],
        )
      : []
    if (!row) return notFound()
    await audit(database, 'passkey_updated', user, { passkey_id: id })
    return Response.json(listed(row))
  }

  async function remove(actor: AuthUser | null, userId: string, id: string): Promise<Response> {
    const gone = isUuid(id)
      ? await database.query('delete from auth.webauthn_credentials where id = $1 and user_id = $2 returning id', [
          id,
          userId,
        ])
      : []
    if (gone.length === 0) return notFound()
    await audit(database, 'passkey_deleted', actor, { passkey_id: id, user_id: userId })
    return new Response(null, { status: 204 })
  }

  /** For the service role: what an account has, and taking one away that was lost. */
  async function forAdmin(call: Call, userId: string, id: string | undefined): Promise<Response | null> {
    requireAdmin(call, keys)
    if (!isUuid(userId)) refuse(404, 'validation_failed', 'user_id must be an UUID')
    const user = await findById(database, userId)
    if (!user) return refuse(404, 'user_not_found', 'User not found')
    if (id) return call.method === 'DELETE' ? remove(null, user.id, id) : null
    return call.method === 'GET' ? Response.json((await ofUser(database, user.id)).map(listed)) : null
  }

  async function own(call: Call, id: string | undefined): Promise<Response | null> {
    if (id === undefined) {
      const { user } = await requireSession(call, keys, database)
      return call.method === 'GET' ? Response.json((await ofUser(database, user.id)).map(listed)) : null
    }
    if (call.method === 'PATCH') return rename(call, id)
    if (call.method !== 'DELETE') return null
    const { user } = await requireKeeper(call)
    return remove(user, user.id, id)
  }

  const steps: Record<string, (call: Call) => Promise<Response>> = {
    'registration/options': beginAdding,
    'registration/verify': finishAdding,
    'authentication/options': beginSignIn,
    'authentication/verify': finishSignIn,
  }

  return answering(async (call) => {
    const [, userId, adminId] = /^admin\/users\/([^/]+)\/passkeys(?:\/([^/]+))?$/.exec(call.path) ?? []
    const [mine, rest] = /^passkeys(?:\/(.+))?$/.exec(call.path) ?? []
    if (call.method === 'OPTIONS' || (mine === undefined && userId === undefined) || !hasKey(call, keys)) return null
    if (userId) return forAdmin(call, userId, adminId)
    const step = rest && Object.hasOwn(steps, rest) ? steps[rest] : undefined
    if (step) return call.method === 'POST' ? step(call) : null
    return rest?.includes('/') ? null : own(call, rest)
  }, log)
}
