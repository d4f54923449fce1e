// Rows of auth.users and auth.identities, in the form GoTrue writes them.

import { createHash, randomUUID } from 'node:crypto'
import { passwordWeaknesses } from '#app/core/auth/password-rules.ts'
import { isRecord } from '#app/lib/records.ts'
import type { Queries } from '../database/database.ts'
import type { AuthUser } from './sessions.ts'
import { phoneDigits } from './sms.ts'
import { type Body, refuse } from './who-asks.ts'

export type NewIdentity = { provider: string; providerId?: string; data: Body }

export function checkLength(password: string): string {
  return Buffer.byteLength(password) > 72
    ? refuse(400, 'validation_failed', 'Password cannot be longer than 72 characters')
    : password
}

export function checkStrength(password: string): string {
  const reasons = passwordWeaknesses(password)
  if (reasons.length > 0) refuse(422, 'weak_password', 'Password is too weak', { weak_password: { reasons } })
  return checkLength(password)
}

/** As forms of browsers judge it, with letters of any script. */
const ADDRESS =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+$/u

export function readEmail(text: string): string {
  const email = text.trim().toLowerCase()
  return email.length <= 254 && ADDRESS.test(email)
    ? email
    : refuse(400, 'validation_failed', 'Unable to validate email address: invalid format')
}

export function readPhone(text: string): string {
  return phoneDigits(text) ?? refuse(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
}

/** Some drivers write an object as JSON text inside a JSON string. */
export function metadataOf(value: unknown): Body {
  const read: unknown = typeof value === 'string' ? JSON.parse(value) : value
  return isRecord(read) ? read : {}
}

/** As upstream: what is null in the change goes away. */
export const merged = (old: Body, change: Body): Body =>
  Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== null))

export const isBanned = ({ banned_until }: AuthUser) =>
  banned_until !== null && banned_until !== undefined && Date.parse(String(banned_until)) > Date.now()

const one = async (queries: Queries, condition: string, value: string) =>
  (await queries.query<AuthUser>(`select * from auth.users where ${condition}`, [value]))[0] ?? null

export const findById = (queries: Queries, id: string) => one(queries, 'id = $1', id)
export const findByEmail = (queries: Queries, email: string) => one(queries, 'email = $1 and not is_sso_user', email)
export const findByPhone = (queries: Queries, phone: string) => one(queries, 'phone = $1', phone)

export async function addIdentity(tx: Queries, userId: string, { provider, providerId = userId, data }: NewIdentity) {
  const id = randomUUID()
  await tx.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     values ($1, $2, $3, $4, $5::jsonb, now())`,
    [id, provider, providerId, userId, data],
  )
  return id
}

/** Adds to what an account's own address or number says of itself. False where it has none. */
export async function changeIdentity(tx: Queries, userId: string, provider: 'email' | 'phone', change: Body) {
  const [known] = await tx.query<{ id: string; identity_data: unknown }>(
    'select id, identity_data from auth.identities where user_id = $1 and provider = $2',
    [userId, provider],
  )
  if (known)
    await tx.query('update auth.identities set identity_data = $2::jsonb, updated_at = now() where id = $1', [
      known.id,
      { ...metadataOf(known.identity_data), ...change },
    ])
  return known !== undefined
}

type NewAccount = {
  id?: string
  email?: string | null
  phone?: string | null
  passwordHash: string | null
  emailConfirmed?: boolean
  phoneConfirmed?: boolean
  appMetadata?: Body
  userMetadata?: Body
  role?: string
  bannedUntil?: string | null
  /** Made by an organisation's identity provider: apart from all others, also with the same address. */
  isSsoUser?: boolean
  /** Someone nobody knows by an address, a number or another service. */
  isAnonymous?: boolean
  identities: NewIdentity[]
}

export async function addAccount(tx: Queries, account: NewAccount): Promise<AuthUser> {
  const id = account.id ?? randomUUID()
  const providers = [...new Set(account.identities.map(({ provider }) => provider))]
  await tx.query(
    `insert into auth.users (id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
       raw_app_meta_data, raw_user_meta_data, banned_until, is_sso_user, is_anonymous)
     values ($1, 'authenticated', $2, $3, $4, $5, case when $6::boolean then now() end,
       case when $7::boolean then now() end, $8::jsonb, $9::jsonb, $10::timestamptz, $11, $12)`,
    [
      id,
      account.role ?? 'authenticated',
      account.email ?? null,
      account.phone ?? null,
      account.passwordHash,
      account.emailConfirmed ?? false,
      account.phoneConfirmed ?? false,
      { ...(providers[0] && { provider: providers[0], providers }), ...account.appMetadata },
      account.userMetadata ?? {},
      account.bannedUntil ?? null,
      account.isSsoUser ?? false,
      account.isAnonymous ?? false,
    ],
  )
  for (const identity of account.identities)
    await addIdentity(tx, id, { ...identity, data: { ...identity.data, sub: identity.data.sub ?? id } })
  const user = await findById(tx, id)
  if (!user) throw new Error('The new account is not there')
  return user
}

/** What an account that was made with an address carries as its identity. */
export const emailIdentity = (email: string, verified = false): NewIdentity => ({
  provider: 'email',
  data: { email, email_verified: verified, phone_verified: false },
})
export const phoneIdentity = (phone: string, verified = false): NewIdentity => ({
  provider: 'phone',
  data: { phone, email_verified: false, phone_verified: verified },
})

/** Writes anew by which ways an account can be opened; the oldest identity names the first. */
export async function refreshProviders(tx: Queries, userId: string): Promise<void> {
  const rows = await tx.query<{ provider: string }>(
    'select provider from auth.identities where user_id = $1 order by created_at, id',
    [userId],
  )
  const providers = [...new Set(rows.map(({ provider }) => provider))]
  const user = await findById(tx, userId)
  await tx.query('update auth.users set raw_app_meta_data = $2::jsonb, updated_at = now() where id = $1', [
    userId,
    { ...metadataOf(user?.raw_app_meta_data), ...(providers[0] && { provider: providers[0] }), providers },
  ])
}

/** Whether a proof of identity is shown for the first time: whoever saw it go by cannot use it again. */
export async function isFirstUse(queries: Queries, proof: string, expires: number): Promise<boolean> {
  await queries.query('delete from private.used_sign_in_messages where expires_at < now()')
  const first = await queries.query(
    `insert into private.used_sign_in_messages (digest, expires_at) values ($1, $2::timestamptz)
     on conflict do nothing returning digest`,
    [createHash('sha256').update(proof).digest('hex'), new Date(expires).toISOString()],
  )
  return first.length > 0
}

export const audit = (queries: Queries, action: string, actor: AuthUser | null, traits: object = {}) =>
  queries.query(`insert into auth.audit_log_entries (id, payload, ip_address) values ($1, $2::json, '')`, [
    randomUUID(),
    {
      action,
      actor_id: actor?.id ?? '00000000-0000-0000-0000-000000000000',
      actor_username: actor?.email ?? actor?.phone ?? 'service_role',
      actor_via_sso: actor?.is_sso_user ?? false,
      log_type: 'team',
      traits,
    },
  ])
