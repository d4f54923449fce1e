// Sessions and their tokens. Every token is written with the claims GoTrue gives, from what
// the tables say, so that a second factor survives each refresh.
import { createHmac, randomUUID } from 'node:crypto'
import { currentBrowser, currentNetwork } from '../../http/network.ts'
import { AUDIENCE } from '../access-token.ts'
import type { Database, Queries, Row } from '../database/database.ts'
import { signClaims } from '../json-web-token.ts'
import { type KeyRing, TOKEN_SECONDS } from '../signing-keys.ts'
import { metadataOf } from './accounts.ts'
import { createUserObjects, FACTORS } from './user-object.ts'

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

const SESSION = `select users.*, sessions.aal, ${FACTORS} as factors,
    (select coalesce(json_agg(json_build_object('method', authentication_method,
        'timestamp', floor(extract(epoch from updated_at))) order by updated_at desc), '[]')
      from auth.mfa_amr_claims where session_id = sessions.id) as amr
  from auth.sessions join auth.users on users.id = sessions.user_id
  where sessions.id = $1`

type Options = { database: Database; ring: KeyRing; secret: string; siteUrl: string }
type Found = AuthUser & { aal: string | null; amr: unknown; factors: unknown }

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

const remember = (queries: Queries, sessionId: string, method: Method) =>
  queries.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method) values ($1, $2, $3)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [randomUUID(), sessionId, method],
  )

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

function claimsOf(user: Found, sessionId: string, issuer: string, issued: number, expires: number): Claims & Row {
  return {
    iss: issuer,
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
}

export function createSessions({ database, ring, secret, siteUrl }: Options) {
  const { userObject, userObjects } = createUserObjects(database)
  const find = async (sessionId: string) => (await database.query<Found>(SESSION, [sessionId]))[0]

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

  /** The answer of a sign-in: a new access token for a session that exists. */
  async function answer(sessionId: string, refreshToken: string) {
    const user = await find(sessionId)
    if (!user) throw new Error('The session is not there')
    const issued = Math.floor(Date.now() / 1000)
    const expires = issued + TOKEN_SECONDS
    return {
      access_token: signClaims(claimsOf(user, sessionId, `${siteUrl}/auth/v1`, issued, expires), ring.current()),
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS,
      expires_at: expires,
      refresh_token: refreshToken,
      user: await userObject(user),
    }
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

  return { open, raise, lower, answer, knownNetwork, userObject, userObjects }
}

type Raise = { sessionId: string; userId: string; factorId: string; method: Method }
