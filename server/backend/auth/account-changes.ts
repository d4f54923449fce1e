// A new password or address, for someone who has a second factor, takes the second factor: or a stolen password, or a
// stolen mailbox, would be enough to lock them out. What may pass is the library's to answer.
import type { Database } from '../database.ts'
import type { WhoAsks } from './caller.ts'
import { authError } from './errors.ts'

type Body = { password?: unknown; email?: unknown } | null

export const createAccountChanges =
  ({ database, whoAsks }: { database: Database; whoAsks: WhoAsks }) =>
  async (request: Request): Promise<Response | null> => {
    if (request.method !== 'PUT' || !/^\/auth\/v1\/user\/?$/.test(new URL(request.url).pathname)) return null
    const body: Body = await request
      .clone()
      .json()
      .catch(() => null)
    if (!body?.password && !body?.email) return null
    const caller = await whoAsks(request)
    if (caller instanceof Response) return caller
    const { user, claims } = caller
    if (!body.password && body.email === user.email) return null
    const [found] = await database.query<{ passes: boolean }>(
      `select coalesce((select aal from auth.sessions where id = $2) = 'aal2', false) or not exists (
         select from auth.mfa_factors where user_id = $1 and status = 'verified') as passes`,
      [user.id, claims.session_id],
    )
    if (found?.passes) return null
    return authError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
