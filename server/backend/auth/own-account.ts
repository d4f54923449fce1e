// PUT /user and POST /logout: what the library would do otherwise than GoTrue, before and after it does the rest.
import type { Database } from '../database/database.ts'
import { findByEmail, findById, readEmail } from './accounts.ts'
import type { Codes } from './codes.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
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
  oneTime: OneTimeCodes
  pause: Pauses
  library: (request: Request) => Promise<Response>
  log: (line: string) => void
}

export function createOwnAccount(options: Options): AuthHandler {
  const { database, sessions, keys, codes, oneTime, pause, library, log } = options
  const passOn = ({ request }: Call, body: Body, path = new URL(request.url).href) =>
    library(
      new Request(path, {
        method: request.method,
        headers: [...request.headers].filter(([name]) => name !== 'content-length') as [string, string][],
        body: JSON.stringify(body),
      }),
    )

  async function spendNonce(user: AuthUser, nonce: string): Promise<void> {
    const used = await oneTime.spendCode(user.email ?? '', nonce, ['reauthentication'], async () => true, user.id)
    if (used === 'wait') refuse(429, 'over_request_rate_limit', 'Request rate limit reached')
    if (!used) refuse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
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
    if (wanted) await pause('email_change', user.id)
    const rest = { ...(data && { data }), ...(body.password !== undefined && { password }) }
    if (Object.keys(rest).length > 0) {
      const answer = await passOn(call, rest)
      if (!answer.ok) return answer
      // Whoever knew the old password may have a session of their own, or a link to choose the next one.
      if (password) {
        await database.query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
          user.id,
          sessionId,
        ])
        await oneTime.forget(database, user.id)
      }
    }
    if (wanted) await codes.sendChange(user, wanted, redirectTo)
    const changed = await findById(database, user.id)
    return changed && Response.json(await sessions.userObject(changed))
  }

  return answering(async (call) => {
    if (!hasKey(call, keys)) return null
    if (call.method === 'PUT' && call.path === 'user') return change(call)
    if (call.method !== 'POST') return null
    // Without a scope the library ends this session only; upstream all of them.
    if (call.path === 'logout' && !call.query.get('scope')) {
      const to = new URL(call.request.url)
      to.searchParams.set('scope', 'global')
      return passOn(call, {}, to.href)
    }
    return null
  }, log)
}
