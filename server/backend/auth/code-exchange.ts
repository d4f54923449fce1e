// POST /token?grant_type=pkce: the code that came back to an app, and the secret only that app has. The same for every way
// that ends with a code: other sign-in services, organisations, links by mail.
import { randomUUID } from 'node:crypto'
import type { Database, Queries, Row } from '../database/database.ts'
import { audit, findById, isBanned } from './accounts.ts'
import { answersChallenge, type CodeChallenge } from './code-challenge.ts'
import type { Routes } from './routes.ts'
import type { Method, Sessions } from './sessions.ts'
import { type Call, readBody, refuse, textIn } from './who-asks.ts'

type Options = { database: Database; sessions: Sessions }

type Flow = Row & {
  id: string
  user_id: string | null
  code_challenge: string | null
  code_challenge_method: string | null
  authentication_method: Method
  provider_type: string
  provider_access_token: string | null
  provider_refresh_token: string | null
  expired: boolean
}

/** A code for someone who has just followed a link; whoever asked for the link can exchange it. */
export async function issueCode(
  queries: Queries,
  userId: string,
  { challenge, method }: CodeChallenge,
  way: Method,
): Promise<string> {
  const code = randomUUID()
  await queries.query(
    `insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge, code_challenge_method,
       provider_type, provider_access_token, provider_refresh_token, auth_code_issued_at)
     values ($1, $2, $3, $4, $5, $6, 'email', '', '', now())`,
    [randomUUID(), userId, code, way, challenge, method],
  )
  return code
}

export function createCodeExchange({ database, sessions }: Options): Routes {
  async function exchange(call: Call): Promise<Response> {
    const body = await readBody(call)
    const [code, verifier] = [textIn(body, 'auth_code'), textIn(body, 'code_verifier')]
    if (code === '' || verifier === '')
      refuse(400, 'validation_failed', 'invalid request: both auth code and code verifier should be non-empty')
    const [flow] = await database.query<Flow>(
      `select *, coalesce(auth_code_issued_at, created_at) < now() - interval '5 minutes' as expired
       from auth.flow_state where auth_code = $1`,
      [code],
    )
    if (!flow?.user_id) return refuse(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    if (flow.expired) refuse(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    const challenge = { challenge: flow.code_challenge ?? '', method: flow.code_challenge_method ?? '' }
    if (!answersChallenge(verifier, challenge))
      refuse(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
    const gone = await database.query('delete from auth.flow_state where id = $1 returning id', [flow.id])
    const user = await findById(database, flow.user_id)
    // Two at once: the other one was first.
    if (gone.length === 0 || !user || user.deleted_at)
      return refuse(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    if (isBanned(user)) refuse(403, 'user_banned', 'User is banned')
    await audit(database, 'login', user, { provider_type: flow.provider_type })
    return Response.json({
      ...(await sessions.open(user.id, flow.authentication_method)),
      ...(flow.provider_access_token && { provider_token: flow.provider_access_token }),
      ...(flow.provider_refresh_token && { provider_refresh_token: flow.provider_refresh_token }),
    })
  }

  return { keyed: { 'POST token?grant_type=pkce': exchange } }
}
