// /auth/v1/admin/users: accounts in the hands of the service role, as GoTrue's admin API answers.
import { createHash, randomUUID } from 'node:crypto'
import type { Database, Queries } from '../database/database.ts'
import {
  addAccount,
  addIdentity,
  audit,
  changeIdentity,
  checkLength,
  checkStrength,
  emailIdentity,
  findByEmail,
  findById,
  findByPhone,
  merged,
  metadataOf,
  phoneIdentity,
  readEmail,
  readPhone,
  refreshProviders,
} from './accounts.ts'
import { banUntil } from './ban-duration.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { pageHeaders, pageOf } from './pages-of.ts'
import type { Passwords } from './passwords.ts'
import { prove } from './proof.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import { type Body, type Call, isUuid, metadataIn, readBody, refuse, textIn } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  oneTime: OneTimeCodes
  passwords: Passwords
}

const EMAIL_TAKEN = 'A user with this email address has already been registered'
const PHONE_TAKEN = 'Phone number already registered by another user'
/** Each further round takes twice as long: with more than these, comparing once would take seconds. */
const BCRYPT = /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/
const ROLES = ['authenticated', 'anon', 'service_role']

const MATCHES = `where $1::text is null or email like lower($1) or raw_user_meta_data ->> 'full_name' ilike $1
  or raw_user_meta_data ->> 'display_name' ilike $1`

const flagIn = (body: Body, name: string) => body[name] === true

function roleIn(body: Body): string | null {
  const role = textIn(body, 'role')
  if (role === '') return null
  // A token's role becomes a database role: one that nobody may take would only break every request of the account.
  return ROLES.includes(role) ? role : refuse(400, 'validation_failed', `Unknown role "${role.slice(0, 40)}"`)
}

export function createAdminUsers({ database, sessions, oneTime, passwords }: Options): Routes {
  const answer = async (user: AuthUser) => Response.json(await sessions.userObject(user))

  async function load(id: string): Promise<AuthUser> {
    if (!isUuid(id)) refuse(404, 'validation_failed', 'user_id must be an UUID')
    return (await findById(database, id)) ?? refuse(404, 'user_not_found', 'User not found')
  }

  async function passwordIn(body: Body): Promise<string | null> {
    const password = textIn(body, 'password')
    const hash = textIn(body, 'password_hash')
    if (password && hash) refuse(400, 'validation_failed', 'Only a password or a password hash should be provided')
    if (hash)
      return BCRYPT.test(hash) ? hash : refuse(400, 'validation_failed', 'Only bcrypt password hashes are supported')
    return password ? passwords.hash(checkLength(password)) : null
  }

  async function create(call: Call): Promise<Response> {
    const body = await readBody(call)
    const [emailText, phoneText] = [textIn(body, 'email'), textIn(body, 'phone')]
    if (!emailText && !phoneText)
      refuse(400, 'validation_failed', 'Cannot create a user without either an email or phone')
    const email = emailText ? readEmail(emailText) : null
    const phone = phoneText ? readPhone(phoneText) : null
    const id = textIn(body, 'id') || randomUUID()
    if (!isUuid(id)) refuse(400, 'validation_failed', 'ID must conform to the uuid v4 format')
    if (/^[0-]+$/.test(id)) refuse(400, 'validation_failed', 'ID cannot be a nil uuid')
    if (email && (await findByEmail(database, email))) refuse(422, 'email_exists', EMAIL_TAKEN)
    if (phone && (await findByPhone(database, phone))) refuse(422, 'phone_exists', PHONE_TAKEN)
    if (await findById(database, id)) refuse(422, 'conflict', 'A user with this ID exists already')
    const bannedUntil = banUntil(textIn(body, 'ban_duration'), Date.now()) ?? null
    const [role, appMetadata, userMetadata] = [
      roleIn(body),
      metadataIn(body, 'app_metadata'),
      metadataIn(body, 'user_metadata'),
    ]
    const [emailConfirmed, phoneConfirmed] = [flagIn(body, 'email_confirm'), flagIn(body, 'phone_confirm')]
    const passwordHash = await passwordIn(body)
    const user = await database.transaction(async (tx) => {
      const made = await addAccount(tx, {
        id,
        email,
        phone,
        passwordHash,
        emailConfirmed: email !== null && emailConfirmed,
        phoneConfirmed: phone !== null && phoneConfirmed,
        appMetadata: appMetadata ?? {},
        userMetadata: {
          ...userMetadata,
          ...(email && emailConfirmed && { email_verified: true }),
          ...(phone && phoneConfirmed && { phone_verified: true }),
        },
        role: role ?? 'authenticated',
        bannedUntil,
        identities: [
          ...(email ? [emailIdentity(email, emailConfirmed)] : []),
          ...(phone ? [phoneIdentity(phone, phoneConfirmed)] : []),
        ],
      })
      await audit(tx, 'user_signedup', null, { user_id: id, user_email: email, user_phone: phone })
      return made
    })
    return answer(user)
  }

  async function list(call: Call): Promise<Response> {
    const { page, perPage, skip } = pageOf(call)
    const filter = call.query.get('filter') ?? ''
    const wanted = filter ? `%${filter.replace(/[\\%_]/g, '\\$&')}%` : null
    const users = await database.query<AuthUser & { total: number }>(
      `select *, count(*) over ()::int as total from auth.users
       ${MATCHES}
       order by created_at desc, id limit $2 offset $3`,
      [wanted, perPage, skip],
    )
    const counted = users[0]?.total ?? (await count(wanted))
    return Response.json(
      { users: await sessions.userObjects(users), aud: 'authenticated' },
      { headers: pageHeaders(call, page, perPage, counted) },
    )
  }

  /** For a page behind the last one, which no row can tell the total. */
  const count = async (wanted: string | null) =>
    (await database.query<{ total: number }>(`select count(*)::int as total from auth.users ${MATCHES}`, [wanted]))[0]
      ?.total ?? 0

  async function update(user: AuthUser, body: Body): Promise<Response> {
    const [emailText, phoneText, password] = [textIn(body, 'email'), textIn(body, 'phone'), textIn(body, 'password')]
    const email = emailText ? readEmail(emailText) : null
    const phone = phoneText ? readPhone(phoneText) : null
    if (email && ![null, user.id].includes((await findByEmail(database, email))?.id ?? null))
      refuse(422, 'email_exists', EMAIL_TAKEN)
    if (phone && ![null, user.id].includes((await findByPhone(database, phone))?.id ?? null))
      refuse(422, 'phone_exists', PHONE_TAKEN)
    const ban = banUntil(textIn(body, 'ban_duration'), Date.now())
    const role = roleIn(body)
    const [appMetadata, userMetadata] = [metadataIn(body, 'app_metadata'), metadataIn(body, 'user_metadata')]
    const passwordHash = password ? await passwords.hash(checkStrength(password)) : await passwordIn(body)
    await database.transaction(async (tx) => {
      const known = await vouch(tx, user, body)
      await tx.query(
        `update auth.users set email = coalesce($2, email), phone = coalesce($3, phone),
           encrypted_password = coalesce($4, encrypted_password), role = coalesce($5, role),
           email_confirmed_at = case when $6::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
           phone_confirmed_at = case when $7::boolean then coalesce(phone_confirmed_at, now()) else phone_confirmed_at end,
           banned_until = case when $8::boolean then $9::timestamptz else banned_until end,
           raw_app_meta_data = $10::jsonb, raw_user_meta_data = $11::jsonb, updated_at = now()
         where id = $1`,
        [
          user.id,
          email,
          phone,
          passwordHash,
          role,
          flagIn(body, 'email_confirm'),
          flagIn(body, 'phone_confirm'),
          ban !== undefined,
          ban ?? null,
          merged(metadataOf(known.raw_app_meta_data), appMetadata ?? {}),
          merged(metadataOf(known.raw_user_meta_data), userMetadata ?? {}),
        ],
      )
      if (email) await moveIdentity(tx, user.id, 'email', { email, email_verified: flagIn(body, 'email_confirm') })
      if (phone) await moveIdentity(tx, user.id, 'phone', { phone, phone_verified: flagIn(body, 'phone_confirm') })
      // A password someone else has set ends what was opened with the old one.
      if (passwordHash) await tx.query('delete from auth.sessions where user_id = $1', [user.id])
      // Nor does what was sent to another address, or to choose another password.
      if (passwordHash || (email && email !== user.email)) await oneTime.forget(tx, user.id)
      await audit(tx, 'user_modified', null, { user_id: user.id, user_email: email ?? user.email })
    })
    return answer(await load(user.id))
  }

  /** The service role may vouch for an address or number: what waits for its proof comes into force then. */
  async function vouch(tx: Queries, user: AuthUser, body: Body): Promise<AuthUser> {
    const purpose = flagIn(body, 'email_confirm') && user.email ? 'confirmation' : 'phone'
    if (purpose === 'phone' && !(flagIn(body, 'phone_confirm') && user.phone)) return user
    const known = await oneTime.waitingOf(tx, user.id, purpose)
    if (!known) return user
    await prove(tx, { user, purpose, waiting: known.waiting })
    return (await findById(tx, user.id)) ?? user
  }

  async function moveIdentity(tx: Queries, userId: string, provider: 'email' | 'phone', data: Body): Promise<void> {
    if (await changeIdentity(tx, userId, provider, data)) return
    await addIdentity(tx, userId, {
      provider,
      data: { sub: userId, email_verified: false, phone_verified: false, ...data },
    })
    await refreshProviders(tx, userId)
  }

  /** As upstream: what is left tells nobody who it was, and the address is free for a new account. */
  async function softDelete(tx: Queries, user: AuthUser): Promise<void> {
    const veiled = (text: string | null, length: number) =>
      text && createHash('sha256').update(`${user.id}${text}`).digest('hex').slice(0, length)
    await tx.query(
      `update auth.users set email = $2, phone = $3, encrypted_password = null, email_change = null, phone_change = null,
         confirmation_token = null, recovery_token = null, email_change_token_current = null,
         email_change_token_new = null, phone_change_token = null, reauthentication_token = null,
         raw_app_meta_data = '{}', raw_user_meta_data = '{}', deleted_at = now(), updated_at = now()
       where id = $1`,
      [user.id, veiled(user.email, 64), veiled(user.phone, 15)],
    )
    await tx.query(
      `update auth.identities set provider_id = $2 || id::text, identity_data = '{}', updated_at = now() where user_id = $1`,
      [user.id, 'deleted:'],
    )
    await tx.query('delete from auth.sessions where user_id = $1', [user.id])
    await oneTime.forget(tx, user.id)
    await tx.query('delete from public.user_roles where user_id = $1', [user.id])
  }

  async function remove(user: AuthUser, call: Call): Promise<Response> {
    const soft = (await readBody(call)).should_soft_delete === true
    if (soft && user.deleted_at) return Response.json({})
    try {
      await database.transaction(async (tx) => {
        await audit(tx, 'user_deleted', null, { user_id: user.id, user_email: user.email, user_phone: user.phone })
        if (soft) await softDelete(tx, user)
        else await tx.query('delete from auth.users where id = $1', [user.id])
      })
    } catch (error) {
      // The last superadmin, and accounts that records refer to which must not lose them.
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
      if (/^(42501|23\d{3})$/.test(code))
        refuse(409, 'conflict', error instanceof Error ? error.message : 'The user cannot be deleted')
      throw error
    }
    return Response.json({})
  }

  async function removeFactor(user: AuthUser, factorId: string): Promise<Response> {
    if (!isUuid(factorId)) refuse(404, 'validation_failed', 'factor_id must be an UUID')
    const removed = await database.transaction(async (tx) => {
      await sessions.lower(tx, factorId)
      const rows = await tx.query('delete from auth.mfa_factors where id = $1 and user_id = $2 returning id', [
        factorId,
        user.id,
      ])
      if (rows.length > 0) await audit(tx, 'factor_deleted', null, { user_id: user.id, factor_id: factorId })
      return rows.length > 0
    })
    return removed ? Response.json({ id: factorId }) : refuse(404, 'mfa_factor_not_found', 'Factor not found')
  }

  return {
    admin: {
      'GET admin/users': list,
      'POST admin/users': create,
      'GET admin/users/:id': async (_, id) => answer(await load(id)),
      'PUT admin/users/:id': async (call, id) => update(await load(id), await readBody(call)),
      'DELETE admin/users/:id': async (call, id) => remove(await load(id), call),
      'GET admin/users/:id/factors': async (_, id) =>
        Response.json((await sessions.userObject(await load(id))).factors ?? []),
      'DELETE admin/users/:id/factors/:factor': async (_, id, factor) => removeFactor(await load(id), factor),
    },
  }
}
