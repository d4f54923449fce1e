// What an account does not let its own member change. Where an organisation signs people in, how they do is the
// organisation's. A new password or address, for someone who has a second factor, takes the second factor: or a stolen
// password, or a stolen mailbox, would be enough to lock them out. What may pass is answered by those that come after.
import type { Database } from '../database.ts'
import type { AuthHandler } from './surface.ts'
import { answering, hasKey, type Keys, readBody, refuse, requireUser } from './who-asks.ts'

type Options = { database: Database; keys: Keys; log: (line: string) => void }

export const createAccountChanges = ({ database, keys, log }: Options): AuthHandler =>
  answering(async (call) => {
    if (call.method !== 'PUT' || call.path !== 'user' || !hasKey(call, keys)) return null
    const { user, sessionId } = await requireUser(call, keys, database)
    const body = await readBody(call)
    const isOther = (name: 'email' | 'phone') => Boolean(body[name]) && body[name] !== user[name]
    if (user.is_sso_user && (body.password || isOther('email') || isOther('phone')))
      refuse(422, 'user_sso_managed', 'Updating email, phone, password of a SSO account only possible via SSO')
    if (!body.password && (!body.email || body.email === user.email)) return null
    const [found] = await database.query<{ passes: boolean }>(
      `select coalesce((select aal from auth.sessions where id = $2) = 'aal2', false) or not exists (
         select from auth.mfa_factors where user_id = $1 and status = 'verified') as passes`,
      [user.id, sessionId],
    )
    if (!found?.passes)
      refuse(401, 'insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.')
    return null
  }, log)
