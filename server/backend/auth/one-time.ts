// Codes and links by mail: otp, recover, resend, verify, reauthenticate, a second sign-up. The library knows most of them,
// but confirms addresses nobody has proved, never sends a confirmation again and finishes a change of address with half
// of its proof; so these are answered here, as GoTrue does.
import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '../database.ts'
import {
  addAccount,
  audit,
  changeIdentity,
  emailIdentity,
  findByEmail,
  hashCode,
  isBanned,
  metadataOf,
  newCode,
  readEmail,
  safeRedirect,
} from './accounts.ts'
import type { Codes } from './codes.ts'
import type { Letters } from './letters.ts'
import type { Pauses } from './pauses.ts'
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
  requireUser,
  textIn,
} from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  keys: Keys
  siteUrl: string
  codes: Codes
  letters: Letters
  pause: Pauses
  /** Whether an account waits until its address is confirmed. */
  confirms: boolean
  log: (line: string) => void
}

type Column = 'confirmation' | 'recovery' | 'email_change_current' | 'email_change_new'
const COLUMNS: Record<Column, { token: string; sentAt: string }> = {
  confirmation: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
  email_change_current: { token: 'email_change_token_current', sentAt: 'email_change_sent_at' },
  email_change_new: { token: 'email_change_token_new', sentAt: 'email_change_sent_at' },
}
const TYPES: Record<string, Column[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery', 'confirmation'],
  recovery: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
}
const LIFETIME_MS = 60 * 60_000

const ACCEPTED_HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

export function createOneTime({
  database,
  sessions,
  keys,
  siteUrl,
  codes,
  letters,
  pause,
  confirms,
  log,
}: Options): AuthHandler {
  const wayBack = ({ query }: Call, body: Body) => query.get('redirect_to') || textIn(body, 'redirect_to') || null

  /** A link to sign in with; for someone new, who gets an account, it is the one that confirms the address. */
  async function signInLink(call: Call, mayCreate: boolean): Promise<Response> {
    const body = await readBody(call)
    if (textIn(body, 'email') === '') refuse(400, 'validation_failed', 'One of email or phone must be set')
    if (textIn(body, 'phone') !== '')
      refuse(400, 'validation_failed', 'Only an email address or phone number should be provided')
    const email = readEmail(textIn(body, 'email'))
    const data = objectIn(body, 'data') ?? {}
    const known = await findByEmail(database, email)
    if (!known && !mayCreate) refuse(422, 'otp_disabled', 'Signups not allowed for otp')
    if (known && isBanned(known)) refuse(400, 'user_banned', 'User is banned')
    pause('sign-in', email)
    const user =
      known ??
      (await database.transaction((tx) =>
        addAccount(tx, {
          email,
          passwordHash: null,
          emailConfirmed: !confirms,
          userMetadata: { ...data, email, email_verified: !confirms, phone_verified: false },
          identities: [emailIdentity(email)],
        }),
      ))
    await codes.send(user.email_confirmed_at ? 'magiclink' : 'signup', user, wayBack(call, body))
    return Response.json({})
  }

  async function recover(call: Call): Promise<Response> {
    const body = await readBody(call)
    if (textIn(body, 'email') === '') refuse(400, 'validation_failed', 'Password recovery requires an email')
    const email = readEmail(textIn(body, 'email'))
    const user = await findByEmail(database, email)
    pause('recovery', email)
    if (user) await codes.send('recovery', user, wayBack(call, body))
    return Response.json({})
  }

  async function resend(call: Call): Promise<Response | null> {
    const body = await readBody(call)
    const type = textIn(body, 'type')
    if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type))
      refuse(400, 'validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change')
    if (type === 'sms' || type === 'phone_change')
      return refuse(400, 'validation_failed', 'Type provided requires a phone number')
    if (textIn(body, 'email') === '') refuse(400, 'validation_failed', 'Type provided requires an email address')
    const email = readEmail(textIn(body, 'email'))
    const user = await findByEmail(database, email)
    const isSignUp = type === 'signup'
    pause(type, email, user?.[isSignUp ? 'confirmation_sent_at' : 'email_change_sent_at'] ?? null)
    if (isSignUp && user && !user.email_confirmed_at) await codes.send('signup', user, wayBack(call, body))
    if (!isSignUp && user?.email_change) await codes.sendChange(user, String(user.email_change), wayBack(call, body))
    return Response.json({})
  }

  /** The first of a token's columns that holds it, still fresh. */
  async function findToken(hash: string, type: string): Promise<{ user: AuthUser; column: Column } | null> {
    for (const column of TYPES[type] ?? []) {
      const { token, sentAt } = COLUMNS[column]
      const [user] = await database.query<AuthUser>(`select * from auth.users where ${token} = $1`, [hash])
      if (!user) continue
      const fresh = user[sentAt] && Date.now() - Date.parse(String(user[sentAt])) <= LIFETIME_MS
      return fresh ? { user, column } : null
    }
    return null
  }

  async function confirmAddress(tx: Queries, user: AuthUser): Promise<void> {
    await tx.query(
      `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), raw_user_meta_data = $2::jsonb,
         updated_at = now() where id = $1`,
      [user.id, { ...metadataOf(user.raw_user_meta_data), email_verified: true }],
    )
    await changeIdentity(tx, user.id, 'email', { email_verified: true })
  }

  /** Uses the token up. False when an equal request was first; 'half' when the other address is still to confirm. */
  async function spendToken(user: AuthUser, column: Column, hash: string): Promise<'done' | 'half' | 'gone'> {
    return database.transaction(async (tx) => {
      const { token } = COLUMNS[column]
      const claimed = await tx.query(
        `update auth.users set ${token} = null where id = $1 and ${token} = $2 returning id`,
        [user.id, hash],
      )
      if (claimed.length === 0) return 'gone'
      if (column === 'confirmation' || column === 'recovery') {
        if (!user.email_confirmed_at) {
          await confirmAddress(tx, user)
          await audit(tx, user.invited_at ? 'invite_accepted' : 'user_signedup', user)
        }
        return 'done'
      }
      const other = COLUMNS[column === 'email_change_new' ? 'email_change_current' : 'email_change_new'].token
      if (user[other]) {
        await tx.query('update auth.users set email_change_confirm_status = 1 where id = $1', [user.id])
        return 'half'
      }
      const email = String(user.email_change)
      if ((await findByEmail(tx, email)) !== null)
        refuse(422, 'email_exists', 'A user with this email address has already been registered')
      await tx.query(
        `update auth.users set email = $2, email_change = null, email_change_confirm_status = 0,
           email_confirmed_at = coalesce(email_confirmed_at, now()), raw_user_meta_data = $3::jsonb, updated_at = now()
         where id = $1`,
        [user.id, email, { ...metadataOf(user.raw_user_meta_data), email, email_verified: true }],
      )
      await changeIdentity(tx, user.id, 'email', { email, email_verified: true })
      await audit(tx, 'user_modified', user)
      return 'done'
    })
  }

  async function spendOnce(hash: string, type: string, expired: () => never) {
    const found = await findToken(hash, type)
    if (!found) return expired()
    if (isBanned(found.user)) refuse(403, 'user_banned', 'User is banned')
    const used = await spendToken(found.user, found.column, hash)
    if (used === 'gone') return expired()
    return used === 'half' ? null : sessions.open(found.user.id, 'otp')
  }

  const linkExpired = () => refuse(403, 'otp_expired', 'Email link is invalid or has expired')
  const codeExpired = () => refuse(403, 'otp_expired', 'Token has expired or is invalid')

  async function verify(call: Call): Promise<Response | null> {
    const body = await readBody(call)
    const [type, token, hash] = [textIn(body, 'type'), textIn(body, 'token'), textIn(body, 'token_hash')]
    const [emailText, phone] = [textIn(body, 'email'), textIn(body, 'phone')]
    if (type === '') refuse(400, 'validation_failed', 'Verify requires a verification type')
    if (hash !== '' && (emailText !== '' || phone !== '' || token !== ''))
      refuse(400, 'validation_failed', 'Only the token_hash and type should be provided')
    if (hash === '' && token === '') refuse(400, 'validation_failed', 'Verify requires a token or a token hash')
    if (!Object.hasOwn(TYPES, type)) refuse(400, 'validation_failed', 'Invalid email verification type')
    if (hash === '' && (emailText === '') === (phone === ''))
      refuse(400, 'validation_failed', 'Only an email address or phone number should be provided on verify')
    if (hash !== '') return verified(await spendOnce(hash, type, linkExpired))
    const email = readEmail(emailText)
    // Counted before it is tried: many at once must not be more tries than one after the other.
    if (!codes.mayTry(email)) codeExpired()
    const session = await spendOnce(hashCode(email, token), type, codeExpired)
    codes.forgetTries(email)
    return verified(session)
  }

  const verified = (session: object | null) => Response.json(session ?? { code: 200, msg: ACCEPTED_HALF })

  /** Where an opened link leads: back to the site, with the session, or with what went wrong, behind the hash. */
  async function followLink({ query }: Call): Promise<Response> {
    const [type, token] = [query.get('type') ?? '', query.get('token') ?? query.get('token_hash') ?? '']
    if (type === '') refuse(400, 'validation_failed', 'Verify requires a verification type')
    if (!Object.hasOwn(TYPES, type)) refuse(400, 'validation_failed', 'Invalid email verification type')
    if (token === '') refuse(400, 'validation_failed', 'Verify requires a token or a token hash')
    const to = new URL(safeRedirect(query.get('redirect_to'), siteUrl))
    const found = await findToken(token, type)
    const used = found && !isBanned(found.user) ? await spendToken(found.user, found.column, token) : 'gone'
    const words: Record<string, string> = {}
    if (found && isBanned(found.user))
      Object.assign(words, { error: 'access_denied', error_code: 'user_banned', error_description: 'User is banned' })
    else if (!found || used === 'gone')
      Object.assign(words, {
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
      })
    else if (used === 'half') words.message = ACCEPTED_HALF
    else {
      const { user: _, ...session } = await sessions.open(found.user.id, 'otp')
      for (const [name, value] of Object.entries(session)) words[name] = `${value}`
      words.type = type
    }
    to.hash = new URLSearchParams(words).toString()
    return new Response(null, { status: 303, headers: { Location: to.href } })
  }

  async function reauthenticate(call: Call): Promise<Response> {
    const { user } = await requireUser(call, keys, database)
    if (!user.email)
      return refuse(400, 'validation_failed', 'Reauthentication requires the user to have an email or a phone number')
    if (!user.email_confirmed_at) refuse(422, 'email_not_confirmed', 'Please verify your email first.')
    pause('reauthentication', user.email, user.reauthentication_sent_at)
    const { code, hash } = newCode(user.email)
    await database.query(
      'update auth.users set reauthentication_token = $2, reauthentication_sent_at = now() where id = $1',
      [user.id, hash],
    )
    await letters('reauthentication', { to: user.email, userId: user.id, hash, code })
    return Response.json({})
  }

  /** An address that has an account is answered like one that has none; a mail goes out only to those who wait for it. */
  async function signUpAgain(call: Call): Promise<Response | null> {
    if (!confirms) return null
    const body = await readBody(call)
    if (typeof body.email !== 'string' || typeof body.password !== 'string' || body.phone) return null
    const known = await findByEmail(database, body.email.trim().toLowerCase())
    if (!known) return null
    if (!known.email_confirmed_at) {
      pause('signup', known.email ?? '', known.confirmation_sent_at)
      await codes.send('signup', known, wayBack(call, body))
    }
    const now = new Date().toISOString()
    return Response.json({
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email: known.email,
      phone: '',
      confirmation_sent_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: objectIn(body, 'data') ?? {},
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    })
  }

  return answering(async (call) => {
    const { method, path } = call
    if (method === 'GET' && path === 'verify') return followLink(call)
    if (!hasKey(call, keys)) return null
    if (method === 'GET' && path === 'reauthenticate') return reauthenticate(call)
    if (method !== 'POST') return null
    if (path === 'otp') return signInLink(call, (await readBody(call)).create_user !== false)
    if (path === 'magiclink') return signInLink(call, true)
    if (path === 'recover') return recover(call)
    if (path === 'resend') return resend(call)
    if (path === 'verify') return verify(call)
    return path === 'signup' ? signUpAgain(call) : null
  }, log)
}
