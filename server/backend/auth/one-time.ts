// Codes and links by mail: otp, recover, resend, verify, reauthenticate. Whether an address has an account shows
// neither in the answer nor in its time: the account is looked for when the answer is on its way.
import type { Database, Queries } from '../database/database.ts'
import {
  addAccount,
  audit,
  changeIdentity,
  emailIdentity,
  findByEmail,
  isBanned,
  metadataOf,
  readEmail,
} from './accounts.ts'
import type { AfterAnswer } from './after-answer.ts'
import { giveAddress } from './anonymous.ts'
import { type CodeChallenge, challengeIn } from './code-challenge.ts'
import { issueCode } from './code-exchange.ts'
import type { Codes, WayBack } from './codes.ts'
import type { Letters } from './letters.ts'
import type { Kind, OneTimeCodes, Purpose, Spent } from './one-time-codes.ts'
import type { Pauses } from './pauses.ts'
import { prove } from './proof.ts'
import { redirect, type SafeRedirect } from './redirects.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Method, Sessions } from './sessions.ts'
import { type Body, type Call, type Keys, metadataIn, readBody, refuse, requireUser, textIn } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  keys: Keys
  safeRedirect: SafeRedirect
  codes: Codes
  oneTime: OneTimeCodes
  letters: Letters
  pause: Pauses
  afterAnswer: AfterAnswer
  /** Whether an account waits until its address is confirmed. */
  confirms: boolean
  /** Whether anyone may open an account by themselves. */
  signUp: () => boolean
}

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

export function createOneTime(options: Options): Routes {
  const { database, sessions, keys, safeRedirect, codes, oneTime, letters, pause, afterAnswer, confirms, signUp } =
    options
  const wayBack = ({ query }: Call, body: Body): WayBack => ({
    to: query.get('redirect_to') || textIn(body, 'redirect_to') || null,
    challenge: challengeIn(body),
  })

  /** A link to sign in with; for someone new, who gets an account, it is the one that confirms the address. */
  async function signInLink(call: Call, mayCreate: boolean): Promise<Response> {
    const body = await readBody(call)
    if (textIn(body, 'email') === '') refuse(400, 'validation_failed', 'One of email or phone must be set')
    if (textIn(body, 'phone') !== '')
      refuse(400, 'validation_failed', 'Only an email address or phone number should be provided')
    const email = readEmail(textIn(body, 'email'))
    const metadata = metadataIn(body, 'data') ?? {}
    const back = wayBack(call, body)
    await pause('sign-in', email)
    afterAnswer.add('sign-in link', async () => {
      const known = await findByEmail(database, email)
      if (known ? isBanned(known) : !mayCreate || !signUp()) return
      const user =
        known ??
        (await database.transaction((tx) =>
          addAccount(tx, {
            email,
            passwordHash: null,
            emailConfirmed: !confirms,
            userMetadata: { ...(!confirms && metadata), email, email_verified: !confirms, phone_verified: false },
            identities: [emailIdentity(email)],
          }),
        ))
      if (user.email_confirmed_at) await codes.send('magiclink', user, back)
      else await codes.send('signup', user, back, { waiting: { password: null, metadata, identity: null } })
    })
    return Response.json({})
  }

  async function recover(call: Call): Promise<Response> {
    const body = await readBody(call)
    if (textIn(body, 'email') === '') refuse(400, 'validation_failed', 'Password recovery requires an email')
    const email = readEmail(textIn(body, 'email'))
    const back = wayBack(call, body)
    await pause('recovery', email)
    afterAnswer.add('recovery', async () => {
      const user = await findByEmail(database, email)
      if (user && !isBanned(user)) await codes.send('recovery', user, back)
    })
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
    const back = wayBack(call, body)
    await pause(type, email)
    afterAnswer.add(`resend ${type}`, async () => {
      const user = await findByEmail(database, email)
      if (!user || isBanned(user)) return
      if (type === 'signup' && !user.email_confirmed_at) await codes.sendAgain(user, back)
      if (type === 'email_change' && user.email_change) await codes.sendChange(user, String(user.email_change), back)
    })
    return Response.json({})
  }

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

  async function changeAddress(tx: Queries, user: AuthUser, email: string): Promise<void> {
    await tx.query(
      `update auth.users set email = $2, email_change = null, email_change_confirm_status = 0,
         email_confirmed_at = coalesce(email_confirmed_at, now()), raw_user_meta_data = $3::jsonb, updated_at = now()
       where id = $1`,
      [user.id, email, { ...metadataOf(user.raw_user_meta_data), email, email_verified: true }],
    )
    await changeIdentity(tx, user.id, 'email', { email, email_verified: true })
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

  const typeOf = (name: string) =>
    (Object.hasOwn(TYPES, name) ? TYPES[name] : undefined) ??
    refuse(400, 'validation_failed', 'Invalid email verification type')

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

  async function reauthenticate(call: Call): Promise<Response> {
    const { user } = await requireUser(call, keys, database)
    if (!user.email)
      return refuse(400, 'validation_failed', 'Reauthentication requires the user to have an email or a phone number')
    if (!user.email_confirmed_at) refuse(422, 'email_not_confirmed', 'Please verify your email first.')
    await pause('reauthentication', user.email)
    const made = await codes.make(user, 'reauthentication', 'reauthentication', null, { hasLink: false })
    await letters('reauthentication', { to: user.email, userId: user.id, ...made })
    return Response.json({})
  }

  return {
    open: { 'GET verify': followLink },
    keyed: {
      'GET reauthenticate': reauthenticate,
      'POST otp': async (call) => signInLink(call, (await readBody(call)).create_user !== false),
      'POST magiclink': (call) => signInLink(call, true),
      'POST recover': recover,
      'POST resend': resend,
      'POST verify': verify,
    },
  }
}
