// POST /token?grant_type=refresh_token. One session renews one step at a time, on all nodes: of two requests at the
// same moment, as the tabs of one browser send them, both would make a successor, and the next one would look like a
// thief.
import { randomUUID } from 'node:crypto'
import type { Database, Row } from '../database/database.ts'
import { audit, isBanned } from './accounts.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import { type Call, isUuid, readBody, refuse } from './who-asks.ts'

type Options = { database: Database; sessions: Sessions }
type Token = Row & { token: string; session_id: string; user_id: string; revoked: boolean; parent: string | null }

const COLUMNS = 'token, session_id, user_id, coalesce(revoked, false) as revoked, parent'

const notFound = () => refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

export function createRefreshGrant({ database, sessions }: Options): Routes {
  /** The token to go on with; null where it was used before, and the session is over. */
  const next = (presented: string, sessionId: string, user: AuthUser) =>
    database.transaction(async (tx): Promise<string | null> => {
      await tx.query('select from auth.sessions where id = $1 for update', [sessionId])
      const [held] = await tx.query<Token>(`select ${COLUMNS} from auth.refresh_tokens where token = $1`, [presented])
      // Signed out a moment ago.
      if (!held) return notFound()
      if (held.revoked) {
        const [current] = await tx.query<Token>(
          `select ${COLUMNS} from auth.refresh_tokens where session_id = $1 and parent = $2 and not coalesce(revoked, false)`,
          [sessionId, presented],
        )
        // A tab that was a moment later, or missed the answer, goes on with what the other one got.
        if (current) return current.token
        // Two have had it, and nobody can say which of them is the thief.
        await tx.query('delete from auth.sessions where id = $1', [sessionId])
        return null
      }
      const token = randomUUID()
      await tx.query('update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1', [presented])
      await tx.query(
        'insert into auth.refresh_tokens (id, token, user_id, session_id, parent) values ($1, $2, $3, $4, $5)',
        [randomUUID(), token, user.id, sessionId, presented],
      )
      await tx.query(
        `update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now() where id = $1`,
        [sessionId],
      )
      await audit(tx, 'token_refreshed', user)
      return token
    })

  async function grant(call: Call): Promise<Response> {
    const { refresh_token: presented } = await readBody(call)
    if (typeof presented !== 'string' || !isUuid(presented))
      return refuse(400, 'validation_failed', 'Refresh token is not valid')
    const [found] = await database.query<AuthUser & { session_id: string | null }>(
      `select users.*, refresh_tokens.session_id
       from auth.refresh_tokens join auth.users on users.id = refresh_tokens.user_id
       where refresh_tokens.token = $1`,
      [presented],
    )
    if (!found?.session_id) return notFound()
    if (isBanned(found)) refuse(400, 'user_banned', 'Invalid Refresh Token: User Banned')
    const token = await next(presented, found.session_id, found)
    if (!token) refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    return Response.json(await sessions.answer(found.session_id, token))
  }

  return { keyed: { 'POST token?grant_type=refresh_token': grant } }
}
