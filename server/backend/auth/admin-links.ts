// POST /invite and /admin/generate_link: links for people, made by the service role. Only the invitation is mailed.
import type { Database } from '../database/database.ts'
import {
  addAccount,
  audit,
  checkStrength,
  emailIdentity,
  findByEmail,
  findById,
  merged,
  metadataOf,
  readEmail,
} from './accounts.ts'
import type { Codes } from './codes.ts'
import { verifyLink } from './letters.ts'
import type { Made, OneTimeCodes, Purpose, Waiting } from './one-time-codes.ts'
import type { Passwords } from './passwords.ts'
import type { SafeRedirect } from './redirects.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import { type Body, type Call, metadataIn, readBody, refuse, textIn } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  siteUrl: string
  safeRedirect: SafeRedirect
  codes: Codes
  oneTime: OneTimeCodes
  passwords: Passwords
}

const TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const
type Type = (typeof TYPES)[number]

const EMAIL_TAKEN = 'A user with this email address has already been registered'

const readType = (text: string): Type =>
  TYPES.find((type) => type === text) ??
  refuse(400, 'validation_failed', `Invalid email action link type requested: ${text.slice(0, 40)}`)

/** A link that proves one side of a change of address. */
async function changeLink(
  { database, oneTime }: Pick<Options, 'database' | 'oneTime'>,
  user: AuthUser,
  purpose: Purpose,
  newEmail: string,
): Promise<Made> {
  if (await findByEmail(database, newEmail)) refuse(422, 'email_exists', EMAIL_TAKEN)
  return database.transaction(async (tx) => {
    // A link for another new address must not complete with half a proof of this one.
    if (user.email_change !== newEmail)
      await tx.query(
        `delete from private.one_time_codes
         where user_id = $1 and purpose in ('email_change_current', 'email_change_new')`,
        [user.id],
      )
    await tx.query(
      `update auth.users set email_change = $2, email_change_sent_at = now(), email_change_confirm_status = 0
       where id = $1`,
      [user.id, newEmail],
    )
    return oneTime.make(tx, { userId: user.id, purpose, kind: 'email_change' })
  })
}

export function createAdminLinks(options: Options): Routes {
  const { database, sessions, siteUrl, safeRedirect, codes, oneTime, passwords } = options
  const add = (email: string, passwordHash: string | null, data: Body | null) =>
    database.transaction((tx) =>
      addAccount(tx, {
        email,
        passwordHash,
        userMetadata: data ?? {},
        identities: [emailIdentity(email)],
      }),
    )

  /** The account a link is for that confirms an address; one that is confirmed needs none. */
  async function unconfirmed(email: string, data: Body | null): Promise<AuthUser> {
    const known = await findByEmail(database, email)
    if (known?.email_confirmed_at) refuse(422, 'email_exists', EMAIL_TAKEN)
    return known ?? add(email, null, data)
  }

  /**
   * What the service role sets for someone comes into force when they follow its link. What it set before is kept, unless
   * somebody else has tried to open the account since.
   */
  async function waitingFor(user: AuthUser, data: Body | null, password: string | null): Promise<Waiting> {
    const wasTried = (await oneTime.waitingOf(database, user.id, 'confirmation')) !== null
    return {
      password: password === null ? (wasTried ? null : user.encrypted_password) : await passwords.hash(password),
      metadata: merged(wasTried ? {} : metadataOf(user.raw_user_meta_data), data ?? {}),
      identity: null,
    }
  }

  const markInvited = (user: AuthUser) =>
    database.query('update auth.users set invited_at = now() where id = $1', [user.id])

  async function invite(call: Call): Promise<Response> {
    const body = await readBody(call)
    const email = readEmail(textIn(body, 'email'))
    const data = metadataIn(body, 'data')
    const user = await unconfirmed(email, data)
    await markInvited(user)
    const to = call.query.get('redirect_to') || textIn(body, 'redirect_to') || null
    await codes.send(
      'invite',
      user,
      { to, challenge: null },
      {
        waiting: await waitingFor(user, data, null),
        isSame: async () => true,
      },
    )
    await audit(database, 'user_invited', null, { user_id: user.id, user_email: email })
    const invited = await findById(database, user.id)
    return Response.json(invited && (await sessions.userObject(invited)))
  }

  async function generate(call: Call): Promise<Response> {
    const body = await readBody(call)
    const email = readEmail(textIn(body, 'email'))
    const data = metadataIn(body, 'data')
    const known = await findByEmail(database, email)
    const asked = readType(textIn(body, 'type'))
    // A link to sign in is, for someone new, the one that confirms the address.
    const type: Type = asked === 'magiclink' && !known ? 'signup' : asked
    const redirectTo = safeRedirect(call.query.get('redirect_to') || textIn(body, 'redirect_to'))
    const found = () => known ?? refuse(404, 'user_not_found', 'User with this email not found')

    let user: AuthUser
    let made: Made
    if (type === 'signup' || type === 'invite') {
      const password = textIn(body, 'password')
      if (asked === 'signup' && !known && password === '')
        refuse(400, 'validation_failed', 'Signup requires a valid password')
      const chosen = type === 'signup' && password !== '' ? checkStrength(password) : null
      user = await unconfirmed(email, data)
      if (type === 'invite') await markInvited(user)
      made = await codes.make(user, 'confirmation', type, await waitingFor(user, data, chosen))
    } else if (type === 'magiclink' || type === 'recovery') {
      user = found()
      made = await codes.make(user, 'recovery', type, null)
    } else {
      user = found()
      made = await changeLink(options, user, type, readEmail(textIn(body, 'new_email')))
    }
    await audit(database, 'generate_link', null, { user_id: user.id, type })
    const now = await findById(database, user.id)
    const linkType = type.startsWith('email_change') ? 'email_change' : type
    return Response.json({
      ...(now && (await sessions.userObject(now))),
      action_link: verifyLink(siteUrl, made.token, linkType, redirectTo),
      email_otp: made.code,
      hashed_token: made.token,
      verification_type: type,
      redirect_to: redirectTo,
    })
  }

  return { admin: { 'POST invite': invite, 'POST admin/generate_link': generate } }
}
