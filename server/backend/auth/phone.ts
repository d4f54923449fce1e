// Phone numbers at /auth/v1 of our own process: sign-up with a code by SMS, confirmation, sign-in. Answers follow
// GoTrue, and like those about addresses they do not tell who has an account.
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { addAccount, checkStrength, isBanned, phoneIdentity } from './accounts.ts'
import type { AfterAnswer } from './after-answer.ts'
import type { Codes, Wish } from './codes.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import type { JudgePassword } from './password-grant.ts'
import type { Passwords } from './passwords.ts'
import { prove } from './proof.ts'
import type { Routes } from './routes.ts'
import type { AuthUser, Sessions } from './sessions.ts'
import { newUserAnswer } from './sign-up.ts'
import { phoneDigits, type Sms } from './sms.ts'
import { type Body, type Call, metadataIn, readBody, refuse, textIn } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  codes: Codes
  oneTime: OneTimeCodes
  judge: JudgePassword
  passwords: Passwords
  afterAnswer: AfterAnswer
  /** None: phone numbers are refused with a clear answer. */
  sms: Sms | null
  /** Whether anyone may open an account by themselves. */
  signUp: () => boolean
}

type Asked = (ready: Sms, phone: string, body: Body) => Promise<Response>

/** Null for what is not about a phone number: others answer that. */
const numbered = (work: (body: Body) => Promise<Response>) => async (call: Call) => {
  const body = await readBody(call)
  return typeof body.phone !== 'string' || body.phone === '' || body.email ? null : work(body)
}
const numberIn = (body: Body) =>
  phoneDigits(String(body.phone)) ?? refuse(400, 'validation_failed', 'Invalid phone number format (E.164 required)')

const findUser = async (database: Database, phone: string) =>
  (await database.query<AuthUser>('select * from auth.users where phone = $1 and deleted_at is null', [phone]))[0] ??
  null

const add = (database: Database, phone: string, id = randomUUID()) =>
  database.transaction((tx) =>
    addAccount(tx, {
      id,
      phone,
      passwordHash: null,
      userMetadata: { phone, email_verified: false, phone_verified: false },
      identities: [phoneIdentity(phone)],
    }),
  )

export function createPhoneAuth(options: Options): Routes {
  const { database, sessions, codes, oneTime, judge, passwords, afterAnswer, sms, signUp: isOpen } = options
  async function sendCode(user: AuthUser, phone: string, wish: Wish | null): Promise<void> {
    const kept = () => oneTime.waitingOf(database, user.id, 'phone')
    const waiting = wish ? await codes.settle(database, user.id, 'phone', wish) : ((await kept())?.waiting ?? null)
    const { code } = await codes.make(user, 'phone', 'sms', waiting, { hasLink: false })
    await sms?.deliver(phone, `Mahalla: ${code}`)
  }

  async function signUp(ready: Sms, phone: string, body: Body): Promise<Response> {
    const password = textIn(body, 'password')
    if (password === '') refuse(400, 'validation_failed', 'Signup requires a valid password')
    checkStrength(password)
    const data = metadataIn(body, 'data') ?? {}
    await ready.admit(phone)
    const hash = await passwords.hash(password)
    const id = randomUUID()
    afterAnswer.add('phone sign-up', async () => {
      const known = await findUser(database, phone)
      if (known && isBanned(known)) return
      // Whoever has an account already gets a code as well, and is led into it.
      await sendCode(known ?? (await add(database, phone, id)), phone, {
        waiting: { password: hash, metadata: data, identity: null },
        isSame: (other) => passwords.isRight(password, other.password),
      })
    })
    return Response.json(newUserAnswer(id, { phone }, data))
  }

  async function signIn(ready: Sms, phone: string, body: Body): Promise<Response> {
    const user = await judge(await findUser(database, phone), phone, textIn(body, 'password'))
    if (!user.phone_confirmed_at) {
      // Only whoever knows the password gets here: a code that cannot be sent now is asked for again on the next page.
      await ready.admit(phone).then(
        () => afterAnswer.add('phone sign-in', () => sendCode(user, phone, null)),
        () => {},
      )
      refuse(400, 'phone_not_confirmed', 'Phone not confirmed')
    }
    return Response.json(await sessions.open(user.id, 'password'))
  }

  /** A code to sign in with. For a number nobody has it makes an account, which waits until the code came back. */
  async function signInCode(ready: Sms, phone: string, body: Body): Promise<Response> {
    const metadata = metadataIn(body, 'data') ?? {}
    await ready.admit(phone)
    afterAnswer.add('phone code', async () => {
      const known = await findUser(database, phone)
      if (known ? isBanned(known) : body.create_user === false || !isOpen()) return
      await sendCode(known ?? (await add(database, phone)), phone, {
        waiting: { password: null, metadata, identity: null },
      })
    })
    return Response.json({ message_id: null })
  }

  async function verify(phone: string, body: Body): Promise<Response> {
    const code = textIn(body, 'token')
    const used =
      textIn(body, 'type') === 'sms'
        ? await oneTime.spendCode(phone, code, ['phone'], async (tx, spent) => {
            if (isBanned(spent.user)) refuse(403, 'user_banned', 'User is banned')
            await prove(tx, spent)
            return spent.user.id
          })
        : null
    if (used === 'wait') refuse(429, 'over_request_rate_limit', 'Request rate limit reached')
    if (!used) return refuse(403, 'otp_expired', 'Token has expired or is invalid')
    return Response.json(await sessions.open(used, 'otp'))
  }

  /** Answers the same whether or not the number has an account that waits. */
  async function resend(ready: Sms, phone: string): Promise<Response> {
    await ready.admit(phone)
    afterAnswer.add('phone resend', async () => {
      const user = await findUser(database, phone)
      if (user && !isBanned(user)) await sendCode(user, phone, null)
    })
    return Response.json({})
  }

  const sending = (work: Asked, whatFor: 'logins' | 'signups') => async (body: Body) =>
    sms ? work(sms, numberIn(body), body) : refuse(400, 'phone_provider_disabled', `Phone ${whatFor} are disabled`)
  const openToAll = (work: (body: Body) => Promise<Response>) => async (body: Body) =>
    isOpen() ? work(body) : refuse(422, 'signup_disabled', 'Signups not allowed for this instance')

  return {
    keyed: {
      'POST signup': numbered(openToAll(sending(signUp, 'signups'))),
      'POST token?grant_type=password': numbered(sending(signIn, 'logins')),
      'POST otp': numbered(sending(signInCode, 'signups')),
      'POST resend': numbered(sending(resend, 'signups')),
      // A code that came may be used, whether or not others can be sent now.
      'POST verify': numbered((body) => verify(numberIn(body), body)),
    },
  }
}
