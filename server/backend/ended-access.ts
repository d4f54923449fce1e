// Sessions that were ended before their tokens were over, in memory: every request asks, and none waits for the database.
import type { IsEnded } from './access-token.ts'
import type { Queries } from './database/database.ts'

type Ended = { user_id: string; session_id: string | null; at: string }

export type EndedAccess = { has: IsEnded; learn: (database: Queries) => Promise<void> }

export function createEndedAccess(): EndedAccess {
  let sessions: ReadonlySet<unknown> = new Set()
  /** Everything an account had been given by then, in seconds. */
  let accounts: ReadonlyMap<unknown, number> = new Map()
  let turn = 0
  return {
    has: ({ sub, session_id: session, iat }) => {
      if (sessions.has(session)) return true
      const until = accounts.get(sub)
      return until !== undefined && !(typeof iat === 'number' && iat > until)
    },
    learn: async (database) => {
      const mine = ++turn
      // While the database is away nothing else is answered either; whoever comes back learns it again.
      const rows = await database
        .query<Ended>('select user_id, session_id, at::text as at from private.ended_access order by at')
        .catch(() => null)
      if (rows === null || mine < turn) return
      sessions = new Set(rows.flatMap(({ session_id }) => session_id ?? []))
      accounts = new Map(
        rows.flatMap(({ user_id, session_id, at }) =>
          session_id === null ? [[user_id, Math.floor(Date.parse(at) / 1000)] as const] : [],
        ),
      )
    },
  }
}
