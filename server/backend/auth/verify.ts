// Codes and links that came by mail are used up here: POST verify with either, GET verify for a link that was opened.
import type { Database, Queries } from '../database/database.ts'
import { audit, changeIdentity, findByEmail, isBanned, metadataOf, readEmail } from './accounts.ts'
import { giveAddress } from './anonymous.ts'
import type { CodeChallenge } from './code-challenge.ts'
import { issueCode } from './code-exchange.ts'
import type { Kind, OneTimeCodes, Purpose, Spent } from './one-time-codes.ts'
import { prove } from './proof.ts'
import { redirect, type SafeRedirect } from './redirects.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Method, Sessions } from './sessions.ts'
import { type Call, readBody, refuse, textIn } from './who-asks.ts'

type Options = { database: Database; sessions: Sessions; safeRedirect: SafeRedirect; oneTime: OneTimeCodes }

/** Which codes and which links a verification of this type accepts. A link says what it is for and opens nothing else. */
const TYPES: Record<string, { purposes: Purpose[]; kinds: Kind[] }> = {
  signup: { purposes: ['confirmation'], kinds: ['signup'] },
  invite: { purposes: ['confirmation'], kinds: ['invite'] },
  magiclink: { purposes: ['recovery', 'confirmation'], kinds: ['magiclink', 'signup'] },
  recovery: { purposes: ['recovery'], kinds: ['recovery'] },
  email: { purposes: ['confirmation', 'recovery'], kinds: ['signup', 'invite', 'magiclink'] },
  email_change: { purposes: ['email_change_current', 'email_change_new'], kinds: ['email_change'] },
}

const ACCEPTED_HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

type Used = { userId: string; outcome: 'done' | 'half' | 'banned'; kind: Kind; challenge: CodeChallenge | null }

/** How a session came to be that an app opens with a code, in upstream's words. */
const METHODS: Partial<Record<Kind, Method>> = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
}

const typeOf = (name: string) =>
  (Object.hasOwn(TYPES, name) ? TYPES[name] : undefined) ??
  refuse(400, 'validation_failed', 'Invalid email verification type')

async function changeAddress(tx: Queries, user: AuthUser, email: string): Promise<void> {
  await tx.query(
    `update auth.users set email = $2, email_change = null, email_change_confirm_status = 0,
       email_confirmed_at = coalesce(email_confirmed_at, now()), raw_user_meta_data = $3::jsonb, updated_at = now()
     where id = $1`,
    [user.id, email, { ...metadataOf(user.raw_user_meta_data), email, email_verified: true }],
  )
  await changeIdentity(tx, user.id, 'email', { email, email_verified: true })
}

export function createVerification({ database, sessions, safeRedirect, oneTime }: Options): Routes {
  /** What a code or link that was just used up brings about. */
  async function use(tx: Queries, spent: Spent): Promise<Used> {
    const { user, purpose, kind, challenge } = spent
    const used = (outcome: Used['outcome']): Used => ({ userId: user.id, outcome, kind, challenge })
    if (isBanned(user)) return used('banned')
    if (purpose === 'confirmation' || purpose === 'recovery') {
      if (await prove(tx, spent)) await audit(tx, user.invited_at ? 'invite_accepted' : 'user_signedup', user)
      return used('done')
    }
    if (user.email && user.email_change_confirm_status !== 1) {
      await tx.query('update auth.users set email_change_confirm_status = 1 where id = $1', [user.id])
      return used('half')
    }
    const email = String(user.email_change)
    if ((await findByEmail(tx, email)) !== null)
      refuse(422, 'email_exists', 'A user with this email address has already been registered')
    if (user.is_anonymous) await giveAddress(tx, user, email)
    else await changeAddress(tx, user, email)
    // What lies in the old mailbox opens nothing any more.
    await oneTime.forget(tx, user.id)
    await audit(tx, 'user_modified', user)
    return used('done')
  }

  async function verified(used: Used): Promise<Response> {
    if (used.outcome === 'banned') refuse(403, 'user_banned', 'User is banned')
    return Response.json(
      used.outcome === 'half' ? { code: 200, msg: ACCEPTED_HALF } : await sessions.open(used.userId, 'otp'),
    )
  }

  async function verify(call: Call): Promise<Response | null> {
    const body = await readBody(call)
    const [typeName, code, token] = [textIn(body, 'type'), textIn(body, 'token'), textIn(body, 'token_hash')]
    const [emailText, phone] = [textIn(body, 'email'), textIn(body, 'phone')]
    if (typeName === '') refuse(400, 'validation_failed', 'Verify requires a verification type')
    if (token !== '' && (emailText !== '' || phone !== '' || code !== ''))
      refuse(400, 'validation_failed', 'Only the token_hash and type should be provided')
    if (token === '' && code === '') refuse(400, 'validation_failed', 'Verify requires a token or a token hash')
    const type = typeOf(typeName)
    if (token === '' && (emailText === '') === (phone === ''))
      refuse(400, 'validation_failed', 'Only an email address or phone number should be provided on verify')
    if (token !== '') {
      const used = await oneTime.spendLink(token, type.kinds, use)
      return used ? verified(used) : refuse(403, 'otp_expired', 'Email link is invalid or has expired')
    }
    const used = await oneTime.spendCode(readEmail(emailText), code, type.purposes, use)
    if (used === 'wait') refuse(429, 'over_request_rate_limit', 'Request rate limit reached')
    return used ? verified(used) : refuse(403, 'otp_expired', 'Token has expired or is invalid')
  }

  /** Where an opened link leads: back to the site, with the session, or with what went wrong, behind the hash. */
  async function followLink({ query }: Call): Promise<Response> {
    const [typeName, token] = [query.get('type') ?? '', query.get('token') ?? query.get('token_hash') ?? '']
    if (typeName === '') refuse(400, 'validation_failed', 'Verify requires a verification type')
    const type = typeOf(typeName)
    if (token === '') refuse(400, 'validation_failed', 'Verify requires a token or a token hash')
    const to = new URL(safeRedirect(query.get('redirect_to')))
    const used = await oneTime.spendLink(token, type.kinds, use)
    const words: Record<string, string> = {}
    if (used?.outcome === 'banned')
      Object.assign(words, { error: 'access_denied', error_code: 'user_banned', error_description: 'User is banned' })
    else if (!used)
      Object.assign(words, {
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
      })
    else if (used.outcome === 'half') words.message = ACCEPTED_HALF
    else if (used.challenge) {
      to.searchParams.set('code', await issueCode(database, used.userId, used.challenge, METHODS[used.kind] ?? 'otp'))
      return redirect(to.href, 303)
    } else {
      const { user: _, ...session } = await sessions.open(used.userId, 'otp')
      for (const [name, value] of Object.entries(session)) words[name] = `${value}`
      words.type = typeName
    }
    to.hash = new URLSearchParams(words).toString()
    // An app that waits for a code reads the query.
    if (token.startsWith('pkce_')) for (const [name, value] of Object.entries(words)) to.searchParams.set(name, value)
    return redirect(to.href, 303)
  }

  return { open: { 'GET verify': followLink }, keyed: { 'POST verify': verify } }
}
