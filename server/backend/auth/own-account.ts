// PUT /user and POST /logout: what the library would do otherwise than GoTrue, before and after it does the rest.
import bcrypt from 'bcryptjs'
import type { Database } from '../database.ts'
import { findByEmail, findById, hashCode, isBanned, readEmail } from './accounts.ts'
import type { Codes } from './codes.ts'
import type { Pauses } from './pauses.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import type { AuthHandler } from './surface.ts'
import {
  answering,
  type Body,
  type Call,
  hasKey,
  type Keys,
  objectIn,
  readBody,
  refuse,
  requireUser,
  textIn,
} from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  keys: Keys
  codes: Codes
  pause: Pauses
  library: (request: Request) => Promise<Response>
  log: (line: string) => void
}

const NONCE_LIFETIME_MS = 60 * 60_000

export function createOwnAccount({ database, sessions, keys, codes, pause, library, log }: Options): AuthHandler {
  const passOn = ({ request }: Call, body: Body, path = new URL(request.url).href) =>
    library(
      new Request(path, {
        method: request.method,
        headers: [...request.headers].filter(([name]) => name !== 'content-length') as [string, string][],
        body: JSON.stringify(body),
      }),
    )

  async function spendNonce(user: AuthUser, nonce: string): Promise<void> {
    const used = user.email
      ? await database.query(
          `update auth.users set reauthentication_token = null
           where id = $1 and reauthentication_token = $2 and reauthentication_sent_at > $3::timestamptz returning id`,
          [user.id, hashCode(user.email, nonce), new Date(Date.now() - NONCE_LIFETIME_MS).toISOString()],
        )
      : []
    if (used.length === 0) refuse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }

  async function change(call: Call): Promise<Response | null> {
    const { user, sessionId } = await requireUser(call, keys, database)
    const body = await readBody(call)
    if (body.app_metadata !== undefined) refuse(403, 'not_admin', 'Updating app_metadata requires admin privileges')
    if (body.role !== undefined || body.aud !== undefined)
      refuse(403, 'not_admin', 'Updating role requires admin privileges')
    const data = objectIn(body, 'data')
    const [password, email] = [textIn(body, 'password'), textIn(body, 'email')]
    if (body.password !== undefined && textIn(body, 'nonce') !== '') await spendNonce(user, textIn(body, 'nonce'))
    const redirectTo = call.query.get('redirect_to') || textIn(body, 'redirect_to') || null
    const wanted = email !== '' && email.trim().toLowerCase() !== user.email ? readEmail(email) : null
    if (wanted && (await findByEmail(database, wanted)))
      refuse(422, 'email_exists', 'A user with this email address has already been registered')
    if (wanted) pause('email_change', user.id, user.email_change_sent_at)
    const rest = { ...(data && { data }), ...(body.password !== undefined && { password }) }
    if (Object.keys(rest).length > 0) {
      const answer = await passOn(call, rest)
      if (!answer.ok) return answer
      // Whoever knew the old password may have a session of their own.
      if (password)
        await database.query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
          user.id,
          sessionId,
        ])
    }
    if (wanted) await codes.sendChange(user, wanted, redirectTo)
    const changed = await findById(database, user.id)
    return changed && Response.json(await sessions.userObject(changed))
  }

  /** The library takes any account with the address, also one of an organisation, which has no password. */
  async function withPassword(user: AuthUser, password: string): Promise<Response | null> {
    const beside = await database.query('select from auth.users where email = $1 and is_sso_user limit 1', [user.email])
    if (beside.length === 0) return null
    const matches = user.encrypted_password !== null && (await bcrypt.compare(password, user.encrypted_password))
    if (!matches) refuse(400, 'invalid_credentials', 'Invalid login credentials')
    if (!user.email_confirmed_at) refuse(400, 'email_not_confirmed', 'Email not confirmed')
    return Response.json(await sessions.open(user.id, 'password'))
  }

  /** The library knows no bans, and no two accounts with one address. */
  async function beforeToken(call: Call): Promise<Response | null> {
    const body = await readBody(call)
    const grant = call.query.get('grant_type')
    if (grant === 'password' && typeof body.email === 'string') {
      const user = await findByEmail(database, body.email.trim().toLowerCase())
      if (user && isBanned(user)) refuse(400, 'user_banned', 'User is banned')
      if (user) return withPassword(user, textIn(body, 'password'))
    }
    if (grant === 'refresh_token' && typeof body.refresh_token === 'string') {
      const [user] = await database.query<AuthUser>(
        `select users.* from auth.refresh_tokens join auth.users on users.id = refresh_tokens.user_id
         where refresh_tokens.token = $1`,
        [body.refresh_token],
      )
      if (user && isBanned(user)) refuse(400, 'user_banned', 'Invalid Refresh Token: User Banned')
    }
    return null
  }

  return answering(async (call) => {
    if (!hasKey(call, keys)) return null
    if (call.method === 'PUT' && call.path === 'user') return change(call)
    if (call.method !== 'POST') return null
    if (call.path === 'token') return beforeToken(call)
    // Without a scope the library ends this session only; upstream all of them.
    if (call.path === 'logout' && !call.query.get('scope')) {
      const to = new URL(call.request.url)
      to.searchParams.set('scope', 'global')
      return passOn(call, {}, to.href)
    }
    return null
  }, log)
}
