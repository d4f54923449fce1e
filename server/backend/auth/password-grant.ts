// A password is judged: the same work and the same answer whether or not there is an account, and a pause after many wrong
// ones. The pause is the strangers': where the owner has signed in from before, their own tries are counted apart.
import type { Database } from '../database/database.ts'
import { audit, findByEmail, isBanned } from './accounts.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import type { Passwords } from './passwords.ts'
import { isUnproven } from './proof.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import type { Tries } from './tries.ts'
import { type Call, readBody, refuse, textIn } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  oneTime: OneTimeCodes
  passwords: Passwords
  tries: Tries
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

export type JudgePassword = ReturnType<typeof createPasswordJudge>

export function createPasswordJudge({ database, sessions, oneTime, passwords, tries }: Options) {
  /** The account whose password it is; refuses in upstream's words. Whether it is confirmed is the caller's to judge. */
  return async (user: AuthUser | null, address: string, password: string): Promise<AuthUser> => {
    const [network, waits] = [
      await sessions.knownNetwork(user?.id ?? NOBODY),
      await oneTime.waitingOf(database, user?.id ?? NOBODY, user?.phone === address ? 'phone' : 'confirmation'),
    ]
    const subject = network ? `${address} ${network}` : address
    const wait = await tries.count('password', subject)
    if (wait > 0) refuse(429, 'over_request_rate_limit', 'Request rate limit reached')
    // Of someone who has still to prove their address, the one that waits for it.
    const waiting = user && isUnproven(user) ? waits?.waiting?.password : null
    const isRight = await passwords.isRight(password, user?.encrypted_password || waiting)
    if (!user || !isRight) return refuse(400, 'invalid_credentials', 'Invalid login credentials')
    await tries.forget('password', subject)
    // Told to whoever knows the password, and to nobody else.
    if (isBanned(user)) refuse(400, 'user_banned', 'User is banned')
    return user
  }
}

type GrantOptions = {
  database: Database
  sessions: Sessions
  judge: JudgePassword
}

/** POST /token?grant_type=password with an address. */
export function createPasswordGrant({ database, sessions, judge }: GrantOptions): Routes {
  async function grant(call: Call): Promise<Response> {
    const body = await readBody(call)
    const email = textIn(body, 'email').trim().toLowerCase()
    if (email === '') refuse(400, 'validation_failed', 'missing email or phone')
    const user = await judge(await findByEmail(database, email), email, textIn(body, 'password'))
    if (!user.email_confirmed_at) refuse(400, 'email_not_confirmed', 'Email not confirmed')
    await audit(database, 'login', user, { provider: 'email' })
    return Response.json({ ...(await sessions.open(user.id, 'password')), weak_password: null })
  }

  return { keyed: { 'POST token?grant_type=password': grant } }
}
