// POST /signup with an address. Where addresses are confirmed, everyone gets the same answer after the same work, and
// what is set waits for the proof (proof.ts). Where they are not, an account works at once, and an address that has one
// can only be refused.
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { addAccount, audit, checkStrength, emailIdentity, findByEmail, isBanned, readEmail } from './accounts.ts'
import type { AfterAnswer } from './after-answer.ts'
import { challengeIn } from './code-challenge.ts'
import type { Codes, WayBack } from './codes.ts'
import type { Passwords } from './passwords.ts'
import type { Pauses } from './pauses.ts'
import type { Routes } from './routes.ts'
import type { Sessions } from './sessions.ts'
import { type Body, type Call, metadataIn, readBody, refuse, textIn } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  codes: Codes
  pause: Pauses
  afterAnswer: AfterAnswer
  passwords: Passwords
  /** Whether an account waits until its address is confirmed. */
  confirms: boolean
  /** Whether anyone may open an account by themselves. */
  signUp: () => boolean
}
type Asked = { email: string; password: string; data: Body; back: WayBack }

/** What someone new is told, made up for everyone alike. */
export function newUserAnswer(id: string, own: { email: string } | { phone: string }, data: Body) {
  const now = new Date().toISOString()
  const provider = 'email' in own ? 'email' : 'phone'
  const metadata = { ...data, ...own, email_verified: false, phone_verified: false, sub: id }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: '',
    ...own,
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: metadata,
        provider,
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        ...('email' in own && own),
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

export function createSignUp(options: Options): Routes {
  const { database, sessions, codes, pause, afterAnswer, passwords, confirms, signUp: isOpen } = options
  async function atOnce({ email, password, data }: Asked): Promise<Response> {
    const passwordHash = await passwords.hash(password)
    const known = await findByEmail(database, email)
    if (known) {
      await audit(database, 'user_repeated_signup', known)
      return refuse(422, 'user_already_exists', 'User already registered')
    }
    const said = { ...data, email, phone_verified: false }
    const { provider, data: own } = emailIdentity(email)
    const user = await database.transaction(async (tx) => {
      const made = await addAccount(tx, {
        email,
        passwordHash,
        emailConfirmed: true,
        userMetadata: { ...said, email_verified: true },
        identities: [{ provider, data: { ...data, ...own } }],
      })
      await audit(tx, 'user_signedup', made, { provider })
      return made
    })
    return Response.json(await sessions.open(user.id, 'password'))
  }

  async function afterProof({ email, password, data, back }: Asked): Promise<Response> {
    await pause('signup', email)
    const passwordHash = await passwords.hash(password)
    const id = randomUUID()
    afterAnswer.add('sign-up', async () => {
      const known = await findByEmail(database, email)
      if (known && isBanned(known)) return
      // Someone who has an account and forgot it is led into it: they have shown no less than with a link they asked for.
      if (known?.email_confirmed_at) return codes.send('magiclink', known, back)
      const user =
        known ??
        (await database.transaction((tx) =>
          addAccount(tx, {
            id,
            email,
            passwordHash: null,
            userMetadata: { email, email_verified: false, phone_verified: false },
            identities: [emailIdentity(email)],
          }),
        ))
      return codes.send('signup', user, back, {
        waiting: { password: passwordHash, metadata: data, identity: null },
        isSame: async (other) => other.identity === null && passwords.isRight(password, other.password),
      })
    })
    return Response.json(newUserAnswer(id, { email }, data))
  }

  async function signUp(call: Call): Promise<Response> {
    const body = await readBody(call)
    if (textIn(body, 'email') === '')
      refuse(400, 'validation_failed', 'To signup, please provide your email or phone number')
    if (!isOpen()) refuse(422, 'signup_disabled', 'Signups not allowed for this instance')
    if (textIn(body, 'phone') !== '')
      refuse(400, 'validation_failed', 'Only an email address or phone number should be provided on signup.')
    const password = textIn(body, 'password')
    if (password === '') refuse(400, 'validation_failed', 'Signup requires a valid password')
    const asked: Asked = {
      email: readEmail(textIn(body, 'email')),
      password: checkStrength(password),
      data: metadataIn(body, 'data') ?? {},
      back: {
        to: call.query.get('redirect_to') || textIn(body, 'redirect_to') || null,
        challenge: challengeIn(body),
      },
    }
    return confirms ? afterProof(asked) : atOnce(asked)
  }

  return { keyed: { 'POST signup': signUp } }
}
