// Someone has proved that an address or a number is theirs. Until then anyone could have opened the account: what was set
// without that proof goes, with every way in that came of it, and what the one who proved it has set comes into force.
import type { Queries } from '../database/database.ts'
import { addIdentity, changeIdentity, emailIdentity, metadataOf, phoneIdentity, refreshProviders } from './accounts.ts'
import { NOTHING_WAITS, type Spent, type Waiting } from './one-time-codes.ts'
import type { AuthUser } from './sessions.ts'
import type { Body } from './who-asks.ts'

type Channel = 'email' | 'phone'

/** Nobody has shown yet that this account is theirs. */
export const isUnproven = (user: AuthUser) => !user.email_confirmed_at && !user.phone_confirmed_at

/** The name people see and the language they are written to are made from the metadata when an account is made. */
const PROFILE = `update public.profiles set
    display_name = coalesce(nullif(left(btrim($2::jsonb ->> 'display_name'), 80), ''),
      nullif(left(split_part($3::text, '@', 1), 80), ''), 'Member'),
    language = case when $2::jsonb ->> 'language' in ('en', 'ar', 'ur', 'fr', 'tr', 'id')
      then $2::jsonb ->> 'language' else language end
  where id = $1`

/** Ends what was opened without a proof, and forgets the name that was given without one. */
export async function endStrangers(tx: Queries, user: AuthUser, metadata: Body): Promise<void> {
  await tx.query('delete from auth.sessions where user_id = $1', [user.id])
  await tx.query('delete from auth.mfa_factors where user_id = $1', [user.id])
  await tx.query('delete from auth.webauthn_credentials where user_id = $1', [user.id])
  await tx.query(PROFILE, [user.id, metadata, user.email])
}

async function begin(tx: Queries, user: AuthUser, channel: Channel, waiting: Waiting): Promise<void> {
  const own = channel === 'email' ? { email: user.email } : { phone: user.phone }
  const metadata = {
    ...waiting.metadata,
    sub: user.id,
    ...own,
    email_verified: channel === 'email',
    phone_verified: channel === 'phone',
  }
  await endStrangers(tx, user, waiting.metadata)
  await tx.query(
    'delete from auth.identities where user_id = $1 and provider <> $2 and ($3::uuid is null or id <> $3::uuid)',
    [user.id, channel, waiting.identity],
  )
  const [left] = await tx.query('select from auth.identities where user_id = $1 limit 1', [user.id])
  if (!left) {
    const { provider, data } = channel === 'email' ? emailIdentity(user.email ?? '') : phoneIdentity(user.phone ?? '')
    await addIdentity(tx, user.id, { provider, data: { ...data, sub: user.id } })
  }
  await tx.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::jsonb, updated_at = now() where id = $1`,
    [user.id, waiting.password, metadata],
  )
  await refreshProviders(tx, user.id)
}

/** Confirms what a code or link was sent to. True when that was the first proof of this account. */
export async function prove(
  tx: Queries,
  { user, purpose, waiting }: Pick<Spent, 'user' | 'purpose' | 'waiting'>,
): Promise<boolean> {
  const channel: Channel = purpose === 'phone' ? 'phone' : 'email'
  const confirmed = `${channel}_confirmed_at` as const
  if (user[confirmed]) return false
  const isFirst = isUnproven(user)
  // A link to sign in or to choose a new password was asked for by someone who set nothing.
  const settled = purpose === 'recovery' ? NOTHING_WAITS : waiting
  if (isFirst && settled) await begin(tx, user, channel, settled)
  else
    await tx.query('update auth.users set raw_user_meta_data = $2::jsonb, updated_at = now() where id = $1', [
      user.id,
      { ...metadataOf(user.raw_user_meta_data), [`${channel}_verified`]: true },
    ])
  await tx.query(`update auth.users set ${confirmed} = now() where id = $1`, [user.id])
  await changeIdentity(tx, user.id, channel, { [`${channel}_verified`]: true })
  return isFirst
}
