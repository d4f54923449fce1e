// Setting up, taking and removing the second step of signing in, as the visitor.
import { attemptAuth } from '#app/core/auth/attempt-auth.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { SecurityErrorKey } from './schema.ts'

/** What the service says in a code, as a word of ours, with the field it is about. */
const WORDS: Readonly<Record<string, [key: SecurityErrorKey, field?: 'name' | 'phone' | 'code']>> = {
  mfa_verification_failed: ['code', 'code'],
  mfa_challenge_expired: ['expired', 'code'],
  mfa_ip_address_mismatch: ['expired', 'code'],
  mfa_factor_not_found: ['gone'],
  mfa_factor_name_conflict: ['nameTaken', 'name'],
  too_many_enrolled_mfa_factors: ['enough'],
  mfa_verified_factor_exists: ['phoneTaken', 'phone'],
  over_sms_send_rate_limit: ['smsWait'],
  sms_send_failed: ['smsFailed', 'phone'],
  mfa_phone_enroll_not_enabled: ['smsFailed', 'phone'],
  mfa_phone_verify_not_enabled: ['smsFailed', 'phone'],
  over_request_rate_limit: ['tooMany'],
}

const expectations = { words: WORDS, otherwise: 'unexpected' }

/** A picture any browser shows: what comes from the service is bare SVG behind a data address. */
const pictureOf = (qrCode: string) => {
  const svg = qrCode.replace(/^data:image\/svg\+xml;utf-8,/, '')
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export async function addApp(
  services: Services,
  name: string,
): Promise<Outcome<{ factor: string; picture: string; secret: string }>> {
  if (!services.allow('verify')) return refuse('tooMany')
  const enrolled = services.db().auth.mfa.enroll({ factorType: 'totp', friendlyName: name })
  const made = await attemptAuth(services, enrolled, expectations)
  if (!made.ok) return made
  const { id, totp } = made.value
  return done({ factor: id, picture: pictureOf(totp.qr_code), secret: totp.secret })
}

export async function addPhone(
  services: Services,
  name: string,
  phone: string,
): Promise<Outcome<{ factor: string; challenge: string }>> {
  if (!services.allow('email')) return refuse('tooMany')
  const { mfa } = services.db().auth
  const enrolled = mfa.enroll({ factorType: 'phone', friendlyName: name, phone })
  const made = await attemptAuth(services, enrolled, expectations)
  if (!made.ok) return made
  const { id: factor } = made.value
  const sent = await sendCode(services, factor)
  if (sent.ok) return done({ factor, challenge: sent.value.challenge })
  await attemptAuth(services, mfa.unenroll({ factorId: factor }))
  return sent
}

/** The code by SMS. */
export async function sendCode(services: Services, factorId: string): Promise<Outcome<{ challenge: string }>> {
  if (!services.allow('email')) return refuse('tooMany')
  const sent = await attemptAuth(services, services.db().auth.mfa.challenge({ factorId }), expectations)
  return sent.ok ? done({ challenge: sent.value.id }) : sent
}

/** With a right code the session is at the higher level, and a new factor counts. */
export async function enterCode(
  services: Services,
  { factor, code, challenge }: { factor: string; code: string; challenge?: string | undefined },
): Promise<Outcome> {
  if (!services.allow('verify')) return refuse('tooMany')
  const { mfa } = services.db().auth
  const said = challenge
    ? mfa.verify({ factorId: factor, challengeId: challenge, code })
    : mfa.challengeAndVerify({ factorId: factor, code })
  const entered = await attemptAuth(services, said, expectations)
  return entered.ok ? done() : entered
}

/** What a browser is to ask a security key, as JSON. */
export type KeyQuestion = { factor: string; challenge: string; kind: 'create' | 'request'; options: unknown }

const here = ({ config: { origin } }: Services) => ({ rpId: new URL(origin).hostname, rpOrigins: [origin] })

/** A new key: named, and asked for by the browser next. Counts once it has answered. */
export async function beginKey(services: Services, name: string): Promise<Outcome<{ question: KeyQuestion }>> {
  if (!services.allow('verify')) return refuse('tooMany')
  const enrolled = services.db().auth.mfa.enroll({ factorType: 'webauthn', friendlyName: name })
  const made = await attemptAuth(services, enrolled, expectations)
  return made.ok ? askKey(services, made.value.id) : made
}

export async function askKey(services: Services, factor: string): Promise<Outcome<{ question: KeyQuestion }>> {
  if (!services.allow('verify')) return refuse('tooMany')
  const question = services.db().auth.mfa.challenge({ factorId: factor, webauthn: here(services) })
  const begun = await attemptAuth(services, question, expectations)
  if (!begun.ok) return begun
  const { type: kind, credential_options: asked } = begun.value.webauthn
  return done({ question: { factor, challenge: begun.value.id, kind, options: asJson(asked.publicKey) } })
}

/** The client reads bytes out of the service's answer, for a browser it takes us for: they travel as text again. */
function asJson(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString('base64url')
  if (Array.isArray(value)) return value.map(asJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asJson(part)]))
}

/** With a right answer the session is at the higher level, and a new key counts. */
export async function answerKey(
  services: Services,
  { factor, challenge, kind, said }: Omit<KeyQuestion, 'options'> & { said: Record<string, unknown> },
): Promise<Outcome> {
  if (!services.allow('verify')) return refuse('tooMany')
  // The client asks the credential to write itself down, as one of a browser does.
  const credential = { toJSON: () => said }
  const answered = services.db().auth.mfa.verify({
    factorId: factor,
    challengeId: challenge,
    webauthn: { ...here(services), type: kind, credential_response: credential as never },
  })
  const taken = await attemptAuth(services, answered, expectations)
  return taken.ok ? done() : taken
}

export async function removeFactor(services: Services, factor: string): Promise<Outcome> {
  const { auth } = services.db()
  const removed = await attemptAuth(services, auth.mfa.unenroll({ factorId: factor }), expectations)
  if (!removed.ok) return removed
  // What was proved with it counts no more: the next token says so, and that one is fetched now.
  await attemptAuth(services, auth.refreshSession())
  return done()
}
