// Setting up, taking and removing the second step of signing in, as the visitor.
import type { AuthError } from '@supabase/supabase-js'
import { isAuthOutage } from '#app/core/auth/auth-errors.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, type Refusal, refuse } from '#app/lib/outcome.ts'
import type { SecurityErrorKey } from './schema.ts'

/** What the service says in a code, as a word of ours, with the field it is about. */
const KEYS: Readonly<Record<string, [key: SecurityErrorKey, field?: 'name' | 'phone' | 'code']>> = {
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

function refusal({ log }: Services, error: AuthError): Refusal {
  const [known, field = 'form'] = KEYS[error.code ?? ''] ?? []
  if (known) return refuse(known, { field })
  log('command failed', { name: 'second factor', code: error.code, error: error.message })
  return refuse(isAuthOutage(error) ? 'failed' : 'unexpected')
}

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
  const { data, error } = await services.db().auth.mfa.enroll({ factorType: 'totp', friendlyName: name })
  if (error) return refusal(services, error)
  return done({ factor: data.id, picture: pictureOf(data.totp.qr_code), secret: data.totp.secret })
}

export async function addPhone(
  services: Services,
  name: string,
  phone: string,
): Promise<Outcome<{ factor: string; challenge: string }>> {
  if (!services.allow('email')) return refuse('tooMany')
  const { mfa } = services.db().auth
  const { data, error } = await mfa.enroll({ factorType: 'phone', friendlyName: name, phone })
  if (error) return refusal(services, error)
  const sent = await sendCode(services, data.id)
  if (sent.ok) return done({ factor: data.id, challenge: sent.value.challenge })
  await mfa.unenroll({ factorId: data.id })
  return sent
}

/** The code by SMS. */
export async function sendCode(services: Services, factorId: string): Promise<Outcome<{ challenge: string }>> {
  if (!services.allow('email')) return refuse('tooMany')
  const { data, error } = await services.db().auth.mfa.challenge({ factorId })
  return error ? refusal(services, error) : done({ challenge: data.id })
}

/** With a right code the session is at the higher level, and a new factor counts. */
export async function enterCode(
  services: Services,
  { factor, code, challenge }: { factor: string; code: string; challenge?: string | undefined },
): Promise<Outcome> {
  if (!services.allow('verify')) return refuse('tooMany')
  const { mfa } = services.db().auth
  const { error } = challenge
    ? await mfa.verify({ factorId: factor, challengeId: challenge, code })
    : await mfa.challengeAndVerify({ factorId: factor, code })
  return error ? refusal(services, error) : done()
}

/** What a browser is to ask a security key, as JSON. */
export type KeyQuestion = { factor: string; challenge: string; kind: 'create' | 'request'; options: unknown }

const here = ({ config: { origin } }: Services) => ({ rpId: new URL(origin).hostname, rpOrigins: [origin] })

/** A new key: named, and asked for by the browser next. Counts once it has answered. */
export async function beginKey(services: Services, name: string): Promise<Outcome<{ question: KeyQuestion }>> {
  if (!services.allow('verify')) return refuse('tooMany')
  const { data, error } = await services.db().auth.mfa.enroll({ factorType: 'webauthn', friendlyName: name })
  return error ? refusal(services, error) : askKey(services, data.id)
}

export async function askKey(services: Services, factor: string): Promise<Outcome<{ question: KeyQuestion }>> {
  if (!services.allow('verify')) return refuse('tooMany')
  const { data, error } = await services.db().auth.mfa.challenge({ factorId: factor, webauthn: here(services) })
  if (error) return refusal(services, error)
  const { type: kind, credential_options: asked } = data.webauthn
  return done({ question: { factor, challenge: data.id, kind, options: asJson(asked.publicKey) } })
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
  const { error } = await services.db().auth.mfa.verify({
    factorId: factor,
    challengeId: challenge,
    webauthn: { ...here(services), type: kind, credential_response: credential as never },
  })
  return error ? refusal(services, error) : done()
}

export async function removeFactor(services: Services, factor: string): Promise<Outcome> {
  const { auth } = services.db()
  const { error } = await auth.mfa.unenroll({ factorId: factor })
  if (error) return refusal(services, error)
  // What was proved with it counts no more: the next token says so, and that one is fetched now.
  await auth.refreshSession()
  return done()
}
