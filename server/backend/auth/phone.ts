// Phone numbers at /auth/v1 of our own process: sign-up with a code by SMS, confirmation, sign-in. @supabase/lite knows
// none of them; the tables are its own, so sessions made here are refreshed and ended by it. Answers follow GoTrue.
import { randomUUID, timingSafeEqual } from 'node:crypto'
import bcrypt from 'bcryptjs'
import { passwordWeaknesses } from '#app/core/auth/password-rules.ts'
import type { Database } from '../database.ts'
import { addAccount, hashCode, hashPassword, isBanned, newCode, phoneIdentity } from './accounts.ts'
import { authError } from './errors.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import { phoneDigits, type SendSms } from './sms.ts'

type Options = {
  database: Database
  sessions: Sessions
  keys: readonly string[]
  sendSms: SendSms | null
  log: (line: string) => void
}
type Body = {
  phone?: unknown
  email?: unknown
  password?: unknown
  token?: unknown
  type?: unknown
  data?: unknown
  create_user?: unknown
}

const CODE_LIFETIME_MS = 60 * 60_000
const RESEND_PAUSE_MS = 60_000
/** Wrong codes one number may try before a new one must be sent. */
const TRIES = 5
/** Compared with when there is no account, so that the answer takes as long. Of a password nobody knows, ten rounds. */
const NOBODY = '$2b$10$jdWhmKxlz/FNCrsmz4TmfOYEOil7hCMZfgBaFYpYzhtiLsIljGdyS'

type PhoneUser = AuthUser & { phone: string }

const equal = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

export function createPhoneAuth({ database, sessions, keys, sendSms, log }: Options) {
  const wrongCodes = new Map<string, number>()

  const findUser = async (phone: string) =>
    (await database.query<PhoneUser>('select * from auth.users where phone = $1 and deleted_at is null', [phone]))[0]

  /** True when a code went out; false when the last one is too fresh. */
  async function sendCode(user: PhoneUser, now: number): Promise<boolean> {
    if (user.confirmation_sent_at && now - Date.parse(user.confirmation_sent_at) < RESEND_PAUSE_MS) return false
    const { code, hash } = newCode(user.phone)
    await sendSms?.(`+${user.phone}`, `Mahalla: ${code}`)
    await database.query('update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1', [
      user.id,
      hash,
    ])
    wrongCodes.delete(user.phone)
    return true
  }

  async function signUp(phone: string, { password, data }: Body): Promise<Response> {
    if (typeof password !== 'string' || password === '')
      return authError(400, 'validation_failed', 'Signup requires a valid password')
    if (password.length > 72) return authError(400, 'validation_failed', 'Password cannot be longer than 72 characters')
    const reasons = passwordWeaknesses(password)
    if (reasons.length > 0)
      return authError(422, 'weak_password', 'Password is too weak', { weak_password: { reasons } })
    const known = await findUser(phone)
    if (known?.phone_confirmed_at) return authError(422, 'user_already_exists', 'User already registered')
    const id = known?.id ?? randomUUID()
    const metadata = {
      ...(typeof data === 'object' && data),
      sub: id,
      phone,
      email_verified: false,
      phone_verified: false,
    }
    const hash = await hashPassword(password)
    await database.transaction(async (tx) => {
      // A number nobody confirmed belongs to nobody: whoever proves it next has chosen this password.
      await tx.query(
        `insert into auth.users (id, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data)
         values ($1, $2, $3, $4::jsonb, $5::jsonb)
         on conflict (id) do update set encrypted_password = excluded.encrypted_password,
           raw_user_meta_data = excluded.raw_user_meta_data, updated_at = now()`,
        [id, phone, hash, { provider: 'phone', providers: ['phone'] }, metadata],
      )
      if (!known)
        await tx.query(
          `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
           values ($1, 'phone', $2, $3, $4::jsonb, now())`,
          [randomUUID(), id, id, metadata],
        )
    })
    const user = await findUser(phone)
    if (!user) throw new Error('The new account is not there')
    if (!(await sendCode(user, Date.now())))
      return authError(
        429,
        'over_sms_send_rate_limit',
        'For security purposes, you can only request this once every 60 seconds',
      )
    return Response.json(await sessions.userObject(user))
  }

  async function signIn(phone: string, { password }: Body): Promise<Response> {
    const user = await findUser(phone)
    const matches = await bcrypt.compare(String(password ?? ''), user?.encrypted_password ?? NOBODY)
    if (!user?.encrypted_password || !matches) return authError(400, 'invalid_credentials', 'Invalid login credentials')
    if (isBanned(user)) return authError(400, 'user_banned', 'User is banned')
    if (!user.phone_confirmed_at) {
      await sendCode(user, Date.now())
      return authError(400, 'phone_not_confirmed', 'Phone not confirmed')
    }
    return Response.json(await sessions.open(user.id, 'password'))
  }

  /** A code to sign in with. For a number nobody has it makes an account, which waits until the code came back. */
  async function signInCode(phone: string, { data, create_user }: Body): Promise<Response> {
    const known = await findUser(phone)
    if (!known && create_user === false) return authError(422, 'otp_disabled', 'Signups not allowed for otp')
    if (known && isBanned(known)) return authError(400, 'user_banned', 'User is banned')
    const user =
      known ??
      (await database.transaction((tx) =>
        addAccount(tx, {
          phone,
          passwordHash: null,
          userMetadata: { ...(typeof data === 'object' && data), phone, email_verified: false, phone_verified: false },
          identities: [phoneIdentity(phone)],
        }),
      ))
    if (!(await sendCode({ ...user, phone }, Date.now())))
      return authError(
        429,
        'over_sms_send_rate_limit',
        'For security purposes, you can only request this once every 60 seconds',
      )
    return Response.json({ message_id: null })
  }

  async function verify(phone: string, { token, type }: Body): Promise<Response> {
    const expired = () => authError(403, 'otp_expired', 'Token has expired or is invalid')
    const user = type === 'sms' ? await findUser(phone) : undefined
    if (!user?.confirmation_token || !user.confirmation_sent_at || typeof token !== 'string') return expired()
    if (Date.now() - Date.parse(user.confirmation_sent_at) > CODE_LIFETIME_MS) return expired()
    const wrong = wrongCodes.get(phone) ?? 0
    if (wrong >= TRIES || !equal(user.confirmation_token, hashCode(phone, token))) {
      wrongCodes.set(phone, wrong + 1)
      return expired()
    }
    // Only one of two equal requests finds the code still there.
    const [confirmed] = await database.query<PhoneUser>(
      `update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()), confirmation_token = null,
         raw_user_meta_data = raw_user_meta_data || '{"phone_verified": true}', updated_at = now()
       where id = $1 and confirmation_token = $2 returning *`,
      [user.id, user.confirmation_token],
    )
    wrongCodes.delete(phone)
    return confirmed ? Response.json(await sessions.open(confirmed.id, 'otp')) : expired()
  }

  /** Answers the same whether or not the number has an account that waits. */
  async function resend(phone: string): Promise<Response> {
    const user = await findUser(phone)
    if (user && !user.phone_confirmed_at) await sendCode(user, Date.now())
    return Response.json({})
  }

  /** Null for everything that is not about a phone number: the library answers that. */
  return async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url)
    const call = /^\/auth\/v1\/(signup|token|otp|verify|resend)\/?$/.exec(pathname)?.[1]
    if (!call || request.method !== 'POST' || (call === 'token' && searchParams.get('grant_type') !== 'password'))
      return null
    if (!keys.includes(request.headers.get('apikey') ?? searchParams.get('apikey') ?? '')) return null
    const body: Body | null = await request
      .clone()
      .json()
      .catch(() => null)
    if (typeof body?.phone !== 'string' || body.email) return null
    if (!sendSms)
      return authError(
        400,
        'phone_provider_disabled',
        call === 'token' ? 'Phone logins are disabled' : 'Phone signups are disabled',
      )
    const phone = phoneDigits(body.phone)
    if (!phone) return authError(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
    try {
      if (call === 'signup') return await signUp(phone, body)
      if (call === 'token') return await signIn(phone, body)
      if (call === 'otp') return await signInCode(phone, body)
      if (call === 'verify') return await verify(phone, body)
      return await resend(phone)
    } catch (error) {
      log(`phone ${call}: ${error instanceof Error ? error.message : error}`)
      return authError(422, 'sms_send_failed', 'Error sending confirmation sms')
    }
  }
}
