// Passkeys: added, listed and removed by whoever is signed in, and signed in with. On Supabase the project's own pages would
// have to offer them, so there the site has none.
import type { Services } from '#app/core/request/services.ts'
import type { Question } from './browser-key.ts'
import type { Outcome } from './commands.server.ts'
import type { SecurityErrorKey } from './schema.ts'

export type Passkey = { id: string; name: string; added: string; used: string | null }
export type PasskeyQuestion = Question & { challenge: string }
type Said = Record<string, unknown>

const KEYS: Readonly<Record<string, SecurityErrorKey>> = {
  webauthn_challenge_expired: 'expired',
  webauthn_challenge_not_found: 'expired',
  webauthn_credential_exists: 'passkeyTaken',
  too_many_passkeys: 'tooManyPasskeys',
  over_request_rate_limit: 'limited',
}

const limited = { ok: false, error: 'limited' } as const

function refusal({ log }: Services, error: Error & { code?: unknown }): { ok: false; error: SecurityErrorKey } {
  const known = KEYS[String(error.code)]
  if (!known) log('passkey', { error: error.message })
  return { ok: false, error: known ?? 'unexpected' }
}

export const hasPasskeys = ({ config }: Pick<Services, 'config'>) => config.backendUrl === null

export async function listPasskeys(services: Services): Promise<Passkey[] | null> {
  if (!hasPasskeys(services)) return null
  const { data, error } = await services.db().auth.passkey.list()
  if (error) {
    services.log('passkeys', { error: error.message })
    return null
  }
  return data.map(({ id, friendly_name, created_at, last_used_at }) => ({
    id,
    name: friendly_name ?? '',
    added: created_at,
    used: last_used_at ?? null,
  }))
}

export async function beginPasskey(services: Services): Promise<Outcome<{ question: PasskeyQuestion }>> {
  if (!services.allow('verify')) return limited
  const { data, error } = await services.db().auth.passkey.startRegistration()
  if (error) return refusal(services, error)
  return { ok: true, question: { kind: 'create', challenge: data.challenge_id, options: data.options } }
}

export async function addPasskey(
  services: Services,
  { challenge, name, said }: { challenge: string; name: string; said: Said },
): Promise<Outcome> {
  if (!services.allow('verify')) return limited
  const { passkey } = services.db().auth
  // What the browser said goes to the service as it is, which alone can judge it.
  const made = await passkey.verifyRegistration({ challengeId: challenge, credential: said as never })
  if (made.error) return refusal(services, made.error)
  const { error } = await passkey.update({ passkeyId: made.data.id, friendlyName: name })
  if (error) services.log('name of a passkey', { error: error.message })
  return { ok: true }
}

export async function removePasskey(services: Services, id: string): Promise<Outcome> {
  const { error } = await services.db().auth.passkey.delete({ passkeyId: id })
  return error ? refusal(services, error) : { ok: true }
}

export async function beginPasskeySignIn(services: Services): Promise<Outcome<{ question: PasskeyQuestion }>> {
  if (!hasPasskeys(services)) return { ok: false, error: 'unexpected' }
  if (!services.allow('signIn')) return limited
  const { data, error } = await services.db().auth.passkey.startAuthentication()
  if (error) return refusal(services, error)
  return { ok: true, question: { kind: 'request', challenge: data.challenge_id, options: data.options } }
}

export async function signInWithPasskey(
  services: Services,
  { challenge, said }: { challenge: string; said: Said },
): Promise<Outcome<{ needsSecondStep: boolean }>> {
  if (!services.allow('signIn')) return limited
  const { data, error } = await services
    .db()
    .auth.passkey.verifyAuthentication({ challengeId: challenge, credential: said as never })
  if (error) return refusal(services, error)
  return { ok: true, needsSecondStep: (data.user?.factors ?? []).some(({ status }) => status === 'verified') }
}
