// POST /signup with neither an address nor a number: a session for someone who wants to stay unknown, where the operator
// has switched that on. Their token says `is_anonymous`, and tables meant for members refuse it (private.members_only).
// They become a member like everyone else by an address (own-account.ts) or another sign-in service.
import type { Database, Queries } from '../database/database.ts'
import { addAccount, addIdentity, audit, emailIdentity, metadataOf, refreshProviders } from './accounts.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import { type Call, metadataIn, readBody, refuse, textIn } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  signUp: () => boolean
  anonymousUsers: boolean
}

/** From now on a member. What they set while nobody knew them stays theirs. */
export async function makePermanent(tx: Queries, user: AuthUser): Promise<void> {
  if (user.is_anonymous)
    await tx.query('update auth.users set is_anonymous = false, updated_at = now() where id = $1', [user.id])
}

/** With an address of their own, proved or on a site that asks for no proof. */
export async function giveAddress(tx: Queries, user: AuthUser, email: string): Promise<void> {
  await tx.query(
    `update auth.users set email = $2, email_confirmed_at = now(), email_change = null, is_anonymous = false,
       raw_user_meta_data = $3::jsonb, updated_at = now() where id = $1`,
    [user.id, email, { ...metadataOf(user.raw_user_meta_data), email, email_verified: true }],
  )
  const identity = emailIdentity(email, true)
  await addIdentity(tx, user.id, { ...identity, data: { ...identity.data, sub: user.id } })
  await refreshProviders(tx, user.id)
}

export function createAnonymous({ database, sessions, signUp, anonymousUsers }: Options): Routes {
  async function begin(call: Call): Promise<Response | null> {
    const body = await readBody(call)
    if (textIn(body, 'email') !== '' || textIn(body, 'phone') !== '') return null
    if (textIn(body, 'password') !== '')
      refuse(400, 'validation_failed', 'To signup, please provide your email or phone number')
    if (!signUp()) refuse(422, 'signup_disabled', 'Signups not allowed for this instance')
    if (!anonymousUsers) refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    const data = metadataIn(body, 'data') ?? {}
    const user = await database.transaction(async (tx) => {
      const made = await addAccount(tx, {
        passwordHash: null,
        isAnonymous: true,
        userMetadata: data,
        identities: [],
      })
      await audit(tx, 'user_signedup', made, { provider: 'anonymous' })
      return made
    })
    return Response.json(await sessions.open(user.id, 'anonymous'))
  }

  return { keyed: { 'POST signup': begin } }
}
