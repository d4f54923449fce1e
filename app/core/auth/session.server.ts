// The visitor's session. Roles come from user_roles alone; what people write into their own metadata is never trusted.
import { unavailable } from '#app/core/request/ask.server.ts'
import type { DatabaseAnswer } from '#app/core/request/refusal.ts'
import type { RootData } from '#app/core/request/root-data.ts'
import type { Services } from '#app/core/request/services.ts'
import { claimsOf } from './token-claims.ts'

export type SessionUser = {
  id: string
  email: string
  displayName: string
  roles: string[]
  /** aal2: with a second factor. */
  level: string
  /** The day their account is deleted, because they asked for it; until then it is locked. */
  leavesAt: string | null
  inbox: NonNullable<RootData['inbox']>
}

export type FactorType = 'totp' | 'phone' | 'webauthn'
export type Factor = { id: string; type: FactorType; name: string; added: string }

type SessionState =
  | { state: 'none' }
  /** Whoever would know does not answer. */
  | { state: 'unknown'; error: DatabaseAnswer }
  /** The password was right, the second step is still to be taken. */
  | { state: 'secondStep'; factors: Factor[] }
  | { state: 'signedIn'; user: SessionUser; factors: Factor[] }

type Asking = Pick<Services, 'db' | 'mayHaveSession' | 'once'>

/** The answer of `my_standing`; the name is null for someone whose profile is gone. */
type Standing = {
  display_name: string | null
  leaves_at: string | null
  roles: string[]
  unread: number
  live_key: string | null
  drafts: string[]
}

/** The service has looked, and says that there is no such session. */
const isRefusal = ({ status = 0 }: { status?: number | undefined }) => status >= 400 && status < 500

const isFactorType = (type: string): type is FactorType => ['totp', 'phone', 'webauthn'].includes(type)

/** The frame, the guard and the page all ask. */
export const readSession = (services: Asking): Promise<SessionState> => services.once('session', () => lookUp(services))

async function lookUp({ db, mayHaveSession }: Asking): Promise<SessionState> {
  if (!mayHaveSession) return { state: 'none' }
  const client = db()
  const { data, error } = await client.auth.getUser()
  if (error && !isRefusal(error)) return { state: 'unknown', error: { message: error.message } }
  // An app may sign someone in without an account; here everyone has one or is a visitor.
  if (!data.user || data.user.is_anonymous) return { state: 'none' }
  const { id, email = '' } = data.user
  const factors = (data.user.factors ?? []).flatMap(({ id, factor_type: type, friendly_name, status, created_at }) =>
    status === 'verified' && isFactorType(type) ? [{ id, type, name: friendly_name ?? '', added: created_at }] : [],
  )
  // The service has just accepted this very token, so what it says is true.
  const { data: held } = await client.auth.getSession()
  const level = claimsOf(held.session?.access_token ?? '').aal ?? 'aal1'
  if (factors.length > 0 && level !== 'aal2') return { state: 'secondStep', factors }
  const { data: found, error: trouble } = await client.rpc('my_standing')
  if (trouble) return { state: 'unknown', error: trouble }
  const standing = found as Standing
  const user = {
    id,
    email,
    displayName: standing.display_name ?? email.split('@')[0] ?? '',
    roles: standing.roles,
    level,
    leavesAt: standing.leaves_at,
    inbox: { unread: standing.unread, liveKey: standing.live_key, drafts: standing.drafts },
  }
  return { state: 'signedIn', user, factors }
}

type Known = Exclude<SessionState, { state: 'unknown' }>

/** Where it matters who is there: while nobody can tell, the answer is 503. */
export async function readKnownSession(services: Asking & Pick<Services, 'log'>): Promise<Known> {
  const session = await readSession(services)
  if (session.state === 'unknown') throw unavailable(services, session.error)
  return session
}

/** Nobody, until everything that signing in takes is done. */
export async function findUser(services: Asking & Pick<Services, 'log'>): Promise<SessionUser | null> {
  const session = await readKnownSession(services)
  return session.state === 'signedIn' ? session.user : null
}
