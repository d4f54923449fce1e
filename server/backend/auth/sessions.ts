// Sessions and their tokens. Every token is written with the claims GoTrue gives, from what
// the tables say, so that a second factor survives each refresh.
import { createHmac, randomUUID } from 'node:crypto'
import { currentBrowser, currentNetwork } from '../../http/network.ts'
import { AUDIENCE } from '../access-token.ts'
import type { Database, Queries, Row } from '../database/database.ts'
import { signClaims } from '../json-web-token.ts'
import { type KeyRing, TOKEN_SECONDS } from '../signing-keys.ts'
import { metadataOf } from './accounts.ts'

export type AuthUser = Row & {
  id: string
  aud: string | null
  role: string | null
  email: string | null
  phone: string | null
  encrypted_password: string | null
  confirmation_token: string | null
  confirmation_sent_at: string | null
  email_confirmed_at: string | null
  phone_confirmed_at: string | null
  confirmed_at: string | null
  last_sign_in_at: string | null
  banned_until: string | null
  is_anonymous: boolean
  is_sso_user: boolean
  created_at: string
  updated_at: string
  raw_app_meta_data: unknown
  raw_user_meta_data: unknown
}

/** How someone proved who they are, in GoTrue's words. */
export type Method =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'passkey'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'web3'
  | 'anonymous'
  | 'sso/saml'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/webauthn'

export type Claims = {
  sub: string
  session_id: string
  iat: number
  exp: number
  aal?: string
  amr?: { method: string; timestamp: number }[]
}

export type Sessions = ReturnType<typeof createSessions>

/** Named only where there is something to say, as upstream. */
const set = (name: string, value: unknown) => (value ? { [name]: value } : {})

const FACTORS = `(select coalesce(json_agg(json_strip_nulls(json_build_object(
    'id', id, 'created_at', created_at, 'updated_at', updated_at, 'status', status, 'friendly_name', friendly_name,
    'factor_type', factor_type, 'phone', phone, 'last_challenged_at', last_challenged_at)) order by created_at), '[]')
  from auth.mfa_factors where user_id = users.id)`

const IDENTITIES = `(select coalesce(json_agg(json_build_object('identity_id', id, 'id', provider_id, 'user_id', user_id,
    'identity_data', identity_data, 'provider', provider, 'last_sign_in_at', last_sign_in_at, 'created_at', created_at,
    'updated_at', updated_at, 'email', email) order by created_at), '[]')
  from auth.identities where user_id = users.id)`

const SESSION = `select users.*, sessions.aal, ${FACTORS} as factors,
    (select coalesce(json_agg(json_build_object('method', authentication_method,
        'timestamp', floor(extract(epoch from updated_at))) order by updated_at desc), '[]')
      from auth.mfa_amr_claims where session_id = sessions.id) as amr
  from auth.sessions join auth.users on users.id = sessions.user_id
  where sessions.id = $1`

type Options = { database: Database; ring: KeyRing; secret: string; siteUrl: string }
type Found = AuthUser & { aal: string | null; amr: unknown; factors: unknown }
type Factors = { status: string }[]
type More = { id: string; identities: (Row & { identity_data: unknown })[]; factors: Factors }

export function createSessions({ database, ring, secret, siteUrl }: Options) {
  const find = async (sessionId: string) => (await database.query<Found>(SESSION, [sessionId]))[0]

  const remember = (queries: Queries, sessionId: string, method: Method) =>
    queries.query(
      `insert into auth.mfa_amr_claims (id, session_id, authentication_method) values ($1, $2, $3)
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [randomUUID(), sessionId, method],
    )

  /** Not to be read from the table, nor found by trying all addresses without the site's key. */
  const networkHere = () => {
    const network = currentNetwork()
    return network && createHmac('sha256', secret).update(`network ${network}`).digest('base64url')
  }

  /** The network the request comes from, if this account was signed in to from there before. */
  async function knownNetwork(userId: string): Promise<string | null> {
    const network = networkHere()
    const known = await database.query('select from private.known_networks where user_id = $1 and network = $2', [
      userId,
      network ?? '',
    ])
    return known.length > 0 ? network : null
  }

  async function rememberNetwork(queries: Queries, userId: string): Promise<void> {
    const network = networkHere()
    if (network)
      await queries.query(
        `insert into private.known_networks (user_id, network) values ($1, $2)
         on conflict (user_id, network) do update set last_seen_at = now()`,
        [userId, network],
      )
  }

  function sign(user: Found, sessionId: string, issued: number, expires: number): string {
    const claims: Claims & Row = {
      iss: `${siteUrl}/auth/v1`,
      sub: user.id,
      aud: AUDIENCE,
      exp: expires,
      iat: issued,
      email: user.email ?? '',
      phone: user.phone ?? '',
      app_metadata: metadataOf(user.raw_app_meta_data),
      user_metadata: metadataOf(user.raw_user_meta_data),
      role: user.role || 'authenticated',
      aal: user.aal ?? 'aal1',
      amr: user.amr as NonNullable<Claims['amr']>,
      session_id: sessionId,
      is_anonymous: user.is_anonymous,
    }
    return signClaims(claims, ring.current())
  }

  /** Accounts as the API shows them, with what other tables know of them. */
  async function userObjects(users: readonly AuthUser[]) {
    const rows = await database.query<More>(
      `select id, ${IDENTITIES} as identities, ${FACTORS} as factors from auth.users where id = any($1::uuid[])`,
      [users.map(({ id }) => id)],
    )
    const more = new Map(rows.map((row) => [row.id, row]))
    return users.map((user) => userObjectWith(user, more.get(user.id)))
  }

  async function userObject(user: AuthUser) {
    const [object] = await userObjects([user])
    if (!object) throw new Error('The account is not there')
    return object
  }

  function userObjectWith(user: AuthUser, { identities, factors }: Omit<More, 'id'> = { identities: [], factors: [] }) {
    return {
      id: user.id,
      aud: user.aud || 'authenticated',
      role: user.role || 'authenticated',
      email: user.email ?? '',
      ...(user.email_confirmed_at && { email_confirmed_at: user.email_confirmed_at }),
      phone: user.phone ?? '',
      ...(user.phone_confirmed_at && { phone_confirmed_at: user.phone_confirmed_at }),
      ...(user.confirmed_at && { confirmed_at: user.confirmed_at }),
      ...set('invited_at', user.invited_at),
      ...set('confirmation_sent_at', user.confirmation_sent_at),
      ...set('recovery_sent_at', user.recovery_sent_at),
      ...set('new_email', user.email_change),
      ...set('email_change_sent_at', user.email_change_sent_at),
      ...set('reauthentication_sent_at', user.reauthentication_sent_at),
      ...set('banned_until', user.banned_until),
      ...set('deleted_at', user.deleted_at),
      ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
      app_metadata: metadataOf(user.raw_app_meta_data),
      user_metadata: metadataOf(user.raw_user_meta_data),
      ...(factors.length > 0 && { factors }),
      identities: identities.map((identity) => ({ ...identity, identity_data: metadataOf(identity.identity_data) })),
      created_at: user.created_at,
      updated_at: user.updated_at,
      is_anonymous: user.is_anonymous,
    }
  }

  /** The answer of a sign-in: a new access token for a session that exists. */
  async function answer(sessionId: string, refreshToken: string) {
    const user = await find(sessionId)
    if (!user) throw new Error('The session is not there')
    const issued = Math.floor(Date.now() / 1000)
    const expires = issued + TOKEN_SECONDS
    return {
      access_token: sign(user, sessionId, issued, expires),
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS,
      expires_at: expires,
      refresh_token: refreshToken,
      user: await userObject(user),
    }
  }

  const addRefreshToken = async (queries: Queries, userId: string, sessionId: string) => {
    const token = randomUUID()
    await queries.query('insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)', [
      randomUUID(),
      token,
      userId,
      sessionId,
    ])
    return token
  }

  /** Signs someone in who has just proved who they are. */
  async function open(userId: string, method: Method) {
    const sessionId = randomUUID()
    const refreshToken = await database.transaction(async (tx) => {
      await tx.query(`insert into auth.sessions (id, user_id, aal, user_agent) values ($1, $2, 'aal1', $3)`, [
        sessionId,
        userId,
        currentBrowser(),
      ])
      await remember(tx, sessionId, method)
      await rememberNetwork(tx, userId)
      await tx.query('update auth.users set last_sign_in_at = now() where id = $1', [userId])
      return addRefreshToken(tx, userId, sessionId)
    })
    return answer(sessionId, refreshToken)
  }

  /** The session after a second factor: higher level, new refresh token, and every lesser session of the user ended. */
  async function raise(tx: Queries, { sessionId, userId, factorId, method }: Raise): Promise<string> {
    await tx.query(
      `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now(), refreshed_at = now() at time zone 'utc'
       where id = $1`,
      [sessionId, factorId],
    )
    await remember(tx, sessionId, method)
    await tx.query('update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1', [
      sessionId,
    ])
    await tx.query(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`, [userId])
    return addRefreshToken(tx, userId, sessionId)
  }

  /** When a factor goes, what was proved with it counts no more from the next token on. */
  async function lower(tx: Queries, factorId: string): Promise<void> {
    await tx.query(
      `delete from auth.mfa_amr_claims using auth.sessions
       where sessions.id = session_id and sessions.factor_id = $1
         and authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn')`,
      [factorId],
    )
    await tx.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [factorId])
  }

  return { open, raise, lower, answer, knownNetwork, userObject, userObjects }
}

type Raise = { sessionId: string; userId: string; factorId: string; method: Method }
