// Codes and links that are asked for by mail: otp, recover, resend, reauthenticate. Whether an address has an account shows
// neither in the answer nor in its time: the account is looked for when the answer is on its way.
import type { Database } from '../database/database.ts'
import { addAccount, emailIdentity, findByEmail, isBanned, readEmail } from './accounts.ts'
import type { AfterAnswer } from './after-answer.ts'
import { challengeIn } from './code-challenge.ts'
import type { Codes, WayBack } from './codes.ts'
import type { Letters } from './letters.ts'
import type { Pauses } from './pauses.ts'
import type { Routes } from './routes.ts'
import { type Body, type Call, type Keys, metadataIn, readBody, refuse, requireUser, textIn } from './who-asks.ts'

type Options = {
  database: Database
  keys: Keys
  codes: Codes
  letters: Letters
  pause: Pauses
  afterAnswer: AfterAnswer
  /** Whether an account waits until its address is confirmed. */
  confirms: boolean
  /** Whether anyone may open an account by themselves. */
  signUp: () => boolean
}

export function createOneTime(options: Options): Routes {
  const { database, keys, codes, letters, pause, afterAnswer, confirms, signUp } = options
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
    keyed: {
      'GET reauthenticate': reauthenticate,
      'POST otp': async (call) => signInLink(call, (await readBody(call)).create_user !== false),
      'POST magiclink': (call) => signInLink(call, true),
      'POST recover': recover,
      'POST resend': resend,
    },
  }
}
