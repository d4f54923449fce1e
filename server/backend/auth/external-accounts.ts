// From someone another service vouches for to an account here. As upstream, an address links accounts only if that
// service has verified it; unlike upstream, that holds also where this site confirms no addresses of its own.
import type { Database, Queries } from '../database/database.ts'
import {
  addAccount,
  addIdentity,
  audit,
  findByEmail,
  isBanned,
  merged,
  metadataOf,
  refreshProviders,
} from './accounts.ts'
import { makePermanent } from './anonymous.ts'
import { type Codes, NO_WAY_BACK } from './codes.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { endStrangers, isUnproven } from './proof.ts'
import type { AuthUser } from './sessions.ts'
import { dataOf, identityOf, reload, type Vouched } from './vouched.ts'
import { type Body, refuse } from './who-asks.ts'

export type ExternalAccounts = ReturnType<typeof createExternalAccounts>

type Options = {
  database: Database
  codes: Codes
  oneTime: OneTimeCodes
  confirms: boolean
  /** Whether anyone may open an account by themselves. */
  signUp: () => boolean
}
type Outcome = { user: AuthUser; waits: boolean }

/** What an account starts with: the name the other service knows. */
function withName(vouched: Vouched): Body {
  const name = vouched.claims.full_name ?? vouched.claims.name
  return { ...(typeof name === 'string' && name !== '' && { display_name: name }), ...dataOf(vouched) }
}

async function addTo(tx: Queries, user: AuthUser, vouched: Vouched, oneTime: OneTimeCodes): Promise<void> {
  const data = dataOf(vouched)
  await addIdentity(tx, user.id, { provider: vouched.provider, providerId: vouched.subject, data })
  if (isUnproven(user)) {
    // Whoever opened an account with an address they never proved must not get in by its password later.
    await tx.query('delete from auth.identities where user_id = $1 and not (provider = $2 and provider_id = $3)', [
      user.id,
      vouched.provider,
      vouched.subject,
    ])
    await endStrangers(tx, user, withName(vouched))
    await oneTime.forget(tx, user.id)
    await tx.query(
      `update auth.users set encrypted_password = null, email_confirmed_at = now(), raw_user_meta_data = $2::jsonb
       where id = $1`,
      [user.id, data],
    )
  } else
    await tx.query('update auth.users set raw_user_meta_data = $2::jsonb, updated_at = now() where id = $1', [
      user.id,
      merged(data, metadataOf(user.raw_user_meta_data)),
    ])
  await refreshProviders(tx, user.id)
  await audit(tx, 'identity_linked', user, { provider: vouched.provider, provider_id: vouched.subject })
}

export function createExternalAccounts({ database, codes, oneTime, confirms, signUp }: Options) {
  async function create(tx: Queries, vouched: Vouched): Promise<Outcome> {
    if (!signUp()) refuse(422, 'signup_disabled', 'Signups not allowed for this instance')
    const { email, emailVerified, provider, subject } = vouched
    // An address someone else has, and nobody vouches for, is left out.
    const taken = email !== null && (await findByEmail(tx, email)) !== null
    const own = taken ? null : email
    const waits = own !== null && !emailVerified && confirms
    const user = await addAccount(tx, {
      email: own,
      passwordHash: null,
      emailConfirmed: own !== null && !waits,
      userMetadata: withName(vouched),
      identities: [{ provider, providerId: subject, data: dataOf(vouched) }],
    })
    await audit(tx, 'user_signedup', user, { provider })
    return { user, waits }
  }

  /** The account for a sign-in; makes or links it. */
  async function find(vouched: Vouched): Promise<AuthUser> {
    const { user, waits } = await database.transaction(async (tx): Promise<Outcome> => {
      const identity = await identityOf(tx, vouched)
      if (identity) {
        await tx.query(
          `update auth.identities set identity_data = $2::jsonb, last_sign_in_at = now(), updated_at = now() where id = $1`,
          [identity.id, dataOf(vouched)],
        )
        const known = await reload(tx, identity.user_id)
        return { user: known, waits: known.email !== null && !known.email_confirmed_at && confirms }
      }
      const byEmail = vouched.email && vouched.emailVerified ? await findByEmail(tx, vouched.email) : null
      if (!byEmail) return create(tx, vouched)
      await addTo(tx, byEmail, vouched, oneTime)
      return { user: await reload(tx, byEmail.id), waits: false }
    })
    if (isBanned(user)) refuse(403, 'user_banned', 'User is banned')
    if (waits) {
      const { provider } = vouched
      const identity = await identityOf(database, vouched)
      await codes.send('signup', user, NO_WAY_BACK, {
        waiting: { password: null, metadata: withName(vouched), identity: identity?.id ?? null },
        isSame: async (other) => other.identity === identity?.id,
      })
      refuse(
        422,
        'provider_email_needs_verification',
        `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
      )
    }
    return user
  }

  /** Adds a way in to an account someone is signed in to. */
  async function link(userId: string, vouched: Vouched): Promise<AuthUser> {
    return database.transaction(async (tx) => {
      const identity = await identityOf(tx, vouched)
      if (identity)
        refuse(
          422,
          'identity_already_exists',
          identity.user_id === userId ? 'Identity is already linked' : 'Identity is already linked to another user',
        )
      const user = await reload(tx, userId)
      await addIdentity(tx, userId, { provider: vouched.provider, providerId: vouched.subject, data: dataOf(vouched) })
      await refreshProviders(tx, userId)
      await makePermanent(tx, user)
      if (!user.email && vouched.email && vouched.emailVerified && !(await findByEmail(tx, vouched.email)))
        await tx.query('update auth.users set email = $2, email_confirmed_at = now() where id = $1', [
          userId,
          vouched.email,
        ])
      await audit(tx, 'identity_linked', user, { provider: vouched.provider, provider_id: vouched.subject })
      return reload(tx, userId)
    })
  }

  return { find, link }
}
