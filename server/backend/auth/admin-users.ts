// /auth/v1/admin/users: accounts in the hands of the service role, as GoTrue's admin API answers.
import { createHash } from 'node:crypto'
import type { Database, Queries } from '../database/database.ts'
import { audit, findById } from './accounts.ts'
import { createAdminWriting } from './admin-writing.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { pageHeaders, pageOf } from './pages-of.ts'
import type { Passwords } from './passwords.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import { type Call, isUuid, readBody, refuse } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  oneTime: OneTimeCodes
  passwords: Passwords
}

const MATCHES = `where $1::text is null or email like lower($1) or raw_user_meta_data ->> 'full_name' ilike $1
  or raw_user_meta_data ->> 'display_name' ilike $1`

/** As upstream: what is left tells nobody who it was, and the address is free for a new account. */
async function softDelete(tx: Queries, user: AuthUser, oneTime: OneTimeCodes): Promise<void> {
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

export function createAdminUsers(options: Options): Routes {
  const { database, sessions, oneTime } = options
  const { openAccount, changeAccount } = createAdminWriting(options)
  const answer = async (user: AuthUser) => Response.json(await sessions.userObject(user))

  async function load(id: string): Promise<AuthUser> {
    if (!isUuid(id)) refuse(404, 'validation_failed', 'user_id must be an UUID')
    return (await findById(database, id)) ?? refuse(404, 'user_not_found', 'User not found')
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

  async function remove(user: AuthUser, call: Call): Promise<Response> {
    const soft = (await readBody(call)).should_soft_delete === true
    if (soft && user.deleted_at) return Response.json({})
    try {
      await database.transaction(async (tx) => {
        await audit(tx, 'user_deleted', null, { user_id: user.id, user_email: user.email, user_phone: user.phone })
        if (soft) await softDelete(tx, user, oneTime)
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
      'POST admin/users': async (call) => answer(await openAccount(await readBody(call))),
      'GET admin/users/:id': async (_, id) => answer(await load(id)),
      'PUT admin/users/:id': async (call, id) => {
        await changeAccount(await load(id), await readBody(call))
        return answer(await load(id))
      },
      'DELETE admin/users/:id': async (call, id) => remove(await load(id), call),
      'GET admin/users/:id/factors': async (_, id) =>
        Response.json((await sessions.userObject(await load(id))).factors ?? []),
      'DELETE admin/users/:id/factors/:factor': async (_, id, factor) => removeFactor(await load(id), factor),
    },
  }
}
