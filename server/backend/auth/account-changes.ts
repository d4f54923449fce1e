// Restricts members' changes to their own account. Where an organisation signs people in, it alone decides how. A new
// password, address or number, and a way in added or removed, needs the second factor of members who have one: otherwise a
// stolen password or mailbox would be enough to lock them out. Later routes answer the requests that pass.
import type { Database } from '../database/database.ts'
import type { Routes } from './routes.ts'
import { type Call, type Keys, readBody, refuse, requireUser, type SignedIn } from './who-asks.ts'

type Options = { database: Database; keys: Keys }

/** Whether a session has shown the second factor of its account; nobody is asked for one they do not have. */
export async function hasShownFactor(database: Database, { user, sessionId }: SignedIn): Promise<boolean> {
  const [found] = await database.query<{ passes: boolean }>(
    `select coalesce((select aal from auth.sessions where id = $2) = 'aal2', false) or not exists (
       select from auth.mfa_factors where user_id = $1 and status = 'verified') as passes`,
    [user.id, sessionId],
  )
  return found?.passes === true
}

export const createAccountChanges = ({ database, keys }: Options): Routes => {
  async function requireSecondFactor(caller: SignedIn, toWhat: string): Promise<void> {
    if (!(await hasShownFactor(database, caller)))
      refuse(401, 'insufficient_aal', `AAL2 session is required to ${toWhat} when MFA is enabled.`)
  }

  async function beforeChange(call: Call): Promise<null> {
    const caller = await requireUser(call, keys, database)
    const { user } = caller
    const body = await readBody(call)
    const isOther = (name: 'email' | 'phone') => Boolean(body[name]) && body[name] !== user[name]
    if (!body.password && !isOther('email') && !isOther('phone')) return null
    if (user.is_sso_user)
      refuse(422, 'user_sso_managed', 'Updating email, phone, password of a SSO account only possible via SSO')
    await requireSecondFactor(caller, 'update email or password')
    return null
  }

  const beforeLinking = async (call: Call) => {
    await requireSecondFactor(await requireUser(call, keys, database), 'link or unlink an identity')
    return null
  }

  return {
    keyed: {
      'PUT user': beforeChange,
      // One is added by the page that this leads to.
      'GET user/identities/authorize': beforeLinking,
      'DELETE user/identities/:id': beforeLinking,
    },
  }
}
