// What an account does not let its own member change. Where an organisation signs people in, how they do is the
// organisation's. A new password, address or number, and a way in added or taken away, takes the second factor of whoever
// has one: or a stolen password, or a stolen mailbox, would be enough to lock them out. What may pass is answered by those
// that come after.
import type { Database } from '../database/database.ts'
import type { AuthHandler } from './surface.ts'
import { answering, type Call, hasKey, type Keys, readBody, refuse, requireUser, type SignedIn } from './who-asks.ts'

type Options = { database: Database; keys: Keys; log: (line: string) => void }

const IDENTITY = /^user\/identities\/[^/]+$/

/** Whether a session has shown the second factor of its account; nobody is asked for one they do not have. */
export async function hasShownFactor(database: Database, { user, sessionId }: SignedIn): Promise<boolean> {
  const [found] = await database.query<{ passes: boolean }>(
    `select coalesce((select aal from auth.sessions where id = $2) = 'aal2', false) or not exists (
       select from auth.mfa_factors where user_id = $1 and status = 'verified') as passes`,
    [user.id, sessionId],
  )
  return found?.passes === true
}

export const createAccountChanges = ({ database, keys, log }: Options): AuthHandler => {
  async function requireSecondFactor(caller: SignedIn, toWhat: string): Promise<void> {
    if (!(await hasShownFactor(database, caller)))
      refuse(401, 'insufficient_aal', `AAL2 session is required to ${toWhat} when MFA is enabled.`)
  }

  async function beforeChange(call: Call): Promise<void> {
    const caller = await requireUser(call, keys, database)
    const { user } = caller
    const body = await readBody(call)
    const isOther = (name: 'email' | 'phone') => Boolean(body[name]) && body[name] !== user[name]
    if (!body.password && !isOther('email') && !isOther('phone')) return
    if (user.is_sso_user)
      refuse(422, 'user_sso_managed', 'Updating email, phone, password of a SSO account only possible via SSO')
    await requireSecondFactor(caller, 'update email or password')
  }

  return answering(async (call) => {
    if (!hasKey(call, keys)) return null
    if (call.method === 'PUT' && call.path === 'user') await beforeChange(call)
    // One is taken away by DELETE, one is added by the page that GET leads to.
    else if (IDENTITY.test(call.path) && call.method !== 'OPTIONS')
      await requireSecondFactor(await requireUser(call, keys, database), 'link or unlink an identity')
    return null
  }, log)
}
