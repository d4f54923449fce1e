// An account as the API shows it, with what other tables know of it.
import type { Database, Row } from '../database/database.ts'
import { metadataOf } from './accounts.ts'
import type { AuthUser } from './sessions.ts'

type More = { id: string; identities: (Row & { identity_data: unknown })[]; factors: { status: string }[] }

/** Named only where there is something to say, as upstream. */
const set = (name: string, value: unknown) => (value ? { [name]: value } : {})

export const FACTORS = `(select coalesce(json_agg(json_strip_nulls(json_build_object(
    'id', id, 'created_at', created_at, 'updated_at', updated_at, 'status', status, 'friendly_name', friendly_name,
    'factor_type', factor_type, 'phone', phone, 'last_challenged_at', last_challenged_at)) order by created_at), '[]')
  from auth.mfa_factors where user_id = users.id)`

const IDENTITIES = `(select coalesce(json_agg(json_build_object('identity_id', id, 'id', provider_id, 'user_id', user_id,
    'identity_data', identity_data, 'provider', provider, 'last_sign_in_at', last_sign_in_at, 'created_at', created_at,
    'updated_at', updated_at, 'email', email) order by created_at), '[]')
  from auth.identities where user_id = users.id)`

function userObjectWith(user: AuthUser, { identities, factors }: Omit<More, 'id'> = { identities: [], factors: [] }) {
  return {
    id: user.id,
    aud: user.aud || 'authenticated',
    role: user.role || 'authenticated',
    email: user.email ?? '',
    ...(user.email_confirmed_at && { email_confirmed_at: user.email_confirmed_at }),
    phone: user.phone ?? '',
    ...(user.phone_confirmed_at && { phone_confirmed_at: user.phone_confirmed_at }),
    ...(user.confirmed_at && { confirmed_at: user.confirmed_at }),
    ...set('invited_at', user.invited_at),
    ...set('confirmation_sent_at', user.confirmation_sent_at),
    ...set('recovery_sent_at', user.recovery_sent_at),
    ...set('new_email', user.email_change),
    ...set('email_change_sent_at', user.email_change_sent_at),
    ...set('reauthentication_sent_at', user.reauthentication_sent_at),
    ...set('banned_until', user.banned_until),
    ...set('deleted_at', user.deleted_at),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: metadataOf(user.raw_app_meta_data),
    user_metadata: metadataOf(user.raw_user_meta_data),
    ...(factors.length > 0 && { factors }),
    identities: identities.map((identity) => ({ ...identity, identity_data: metadataOf(identity.identity_data) })),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  }
}

export function createUserObjects(database: Database) {
  /** Accounts as the API shows them, with what other tables know of them. */
  async function userObjects(users: readonly AuthUser[]) {
    const rows = await database.query<More>(
      `select id, ${IDENTITIES} as identities, ${FACTORS} as factors from auth.users where id = any($1::uuid[])`,
      [users.map(({ id }) => id)],
    )
    const more = new Map(rows.map((row) => [row.id, row]))
    return users.map((user) => userObjectWith(user, more.get(user.id)))
  }

  async function userObject(user: AuthUser) {
    const [object] = await userObjects([user])
    if (!object) throw new Error('The account is not there')
    return object
  }

  return { userObject, userObjects }
}
