// POST /invite and /admin/generate_link: links for people, made by the service role. Only the invitation is mailed.
import type { Database } from '../database.ts'
import {
  addAccount,
  audit,
  checkStrength,
  emailIdentity,
  findByEmail,
  findById,
  hashPassword,
  merged,
  metadataOf,
  newCode,
  readEmail,
  safeRedirect,
} from './accounts.ts'
import type { Codes } from './codes.ts'
import { verifyLink } from './letters.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import type { AuthHandler } from './surface.ts'
import {
  answering,
  type Body,
  type Call,
  hasKey,
  type Keys,
  objectIn,
  readBody,
  refuse,
  requireAdmin,
  textIn,
} from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  keys: Keys
  siteUrl: string
  codes: Codes
  log: (line: string) => void
}

const TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const
type Type = (typeof TYPES)[number]

const EMAIL_TAKEN = 'A user with this email address has already been registered'

export function createAdminLinks({ database, sessions, keys, siteUrl, codes, log }: Options): AuthHandler {
  const add = (email: string, passwordHash: string | null, data: Body | null) =>
    database.transaction((tx) =>
      addAccount(tx, {
        email,
        passwordHash,
        userMetadata: { ...data, email, email_verified: false, phone_verified: false },
        identities: [emailIdentity(email)],
      }),
    )

  /** The account a link is for that confirms an address; one that is confirmed needs none. */
  async function unconfirmed(email: string, data: Body | null, password: string | null): Promise<AuthUser> {
    const known = await findByEmail(database, email)
    if (known?.email_confirmed_at) refuse(422, 'email_exists', EMAIL_TAKEN)
    if (!known) return add(email, password && (await hashPassword(password)), data)
    if (data)
      await database.query('update auth.users set raw_user_meta_data = $2::jsonb, updated_at = now() where id = $1', [
        known.id,
        merged(metadataOf(known.raw_user_meta_data), data),
      ])
    return known
  }

  const markInvited = (user: AuthUser) =>
    database.query('update auth.users set invited_at = now() where id = $1', [user.id])

  async function invite(call: Call): Promise<Response> {
    const body = await readBody(call)
    const email = readEmail(textIn(body, 'email'))
    const user = await unconfirmed(email, objectIn(body, 'data'), null)
    await markInvited(user)
    await codes.send('invite', user, call.query.get('redirect_to') || textIn(body, 'redirect_to') || null)
    await audit(database, 'user_invited', null, { user_id: user.id, user_email: email })
    const invited = await findById(database, user.id)
    return Response.json(invited && (await sessions.userObject(invited)))
  }

  const readType = (text: string): Type =>
    TYPES.find((type) => type === text) ??
    refuse(400, 'validation_failed', `Invalid email action link type requested: ${text.slice(0, 40)}`)

  async function generate(call: Call): Promise<Response> {
    const body = await readBody(call)
    const email = readEmail(textIn(body, 'email'))
    const data = objectIn(body, 'data')
    const known = await findByEmail(database, email)
    const asked = readType(textIn(body, 'type'))
    // A link to sign in is, for someone new, the one that confirms the address.
    const type: Type = asked === 'magiclink' && !known ? 'signup' : asked
    const redirectTo = safeRedirect(call.query.get('redirect_to') || textIn(body, 'redirect_to'), siteUrl)
    const found = () => known ?? refuse(404, 'user_not_found', 'User with this email not found')

    let user: AuthUser
    let made = newCode(email)
    const store = (column: 'confirmation' | 'recovery') =>
      database.query(`update auth.users set ${column}_token = $2, ${column}_sent_at = now() where id = $1`, [
        user.id,
        made.hash,
      ])
    if (type === 'signup' || type === 'invite') {
      const password = textIn(body, 'password')
      if (asked === 'signup' && !known && password === '')
        refuse(400, 'validation_failed', 'Signup requires a valid password')
      user = await unconfirmed(email, data, type === 'signup' && password !== '' ? checkStrength(password) : null)
      if (type === 'invite') await markInvited(user)
      await store('confirmation')
    } else if (type === 'magiclink' || type === 'recovery') {
      user = found()
      await store('recovery')
    } else {
      user = found()
      const newEmail = readEmail(textIn(body, 'new_email'))
      if (await findByEmail(database, newEmail)) refuse(422, 'email_exists', EMAIL_TAKEN)
      if (type === 'email_change_new') made = newCode(newEmail)
      // A link for another new address must not complete with half a proof of this one.
      await database.query(
        `update auth.users set
           email_change_token_current = case when email_change = $2 then email_change_token_current end,
           email_change_token_new = case when email_change = $2 then email_change_token_new end,
           email_change = $2, email_change_sent_at = now(), email_change_confirm_status = 0 where id = $1`,
        [user.id, newEmail],
      )
      await database.query(
        `update auth.users set ${type === 'email_change_new' ? 'email_change_token_new' : 'email_change_token_current'} = $2 where id = $1`,
        [user.id, made.hash],
      )
    }
    await audit(database, 'generate_link', null, { user_id: user.id, type })
    const now = await findById(database, user.id)
    const linkType = type.startsWith('email_change') ? 'email_change' : type
    return Response.json({
      ...(now && (await sessions.userObject(now))),
      action_link: verifyLink(siteUrl, made.hash, linkType, redirectTo),
      email_otp: made.code,
      hashed_token: made.hash,
      verification_type: type,
      redirect_to: redirectTo,
    })
  }

  return answering(async (call) => {
    if (call.method !== 'POST' || !['invite', 'admin/generate_link'].includes(call.path) || !hasKey(call, keys))
      return null
    requireAdmin(call, keys)
    return call.path === 'invite' ? invite(call) : generate(call)
  }, log)
}
