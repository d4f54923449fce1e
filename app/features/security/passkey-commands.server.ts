// Passkeys: added, listed and removed by whoever is signed in, and signed in with. On Supabase the project's own pages would
// have to offer them, so there the site has none.
import { isAuthOutage } from '#app/core/auth/auth-errors.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, type Refusal, refuse } from '#app/lib/outcome.ts'
import type { Question } from './browser-key.ts'
import type { SecurityErrorKey } from './schema.ts'

export type Passkey = { id: string; name: string; added: string; used: string | null }
export type PasskeyQuestion = Question & { challenge: string }
type Said = Record<string, unknown>

type Trouble = Parameters<typeof isAuthOutage>[0] & { code?: string | undefined; message: string }

const KEYS: Readonly<Record<string, SecurityErrorKey>> = {
  webauthn_challenge_expired: 'expired',
  webauthn_challenge_not_found: 'expired',
  webauthn_credential_exists: 'passkeyTaken',
  too_many_passkeys: 'tooManyPasskeys',
  over_request_rate_limit: 'tooMany',
}

function refusal({ log }: Services, error: Trouble): Refusal<SecurityErrorKey | 'failed'> {
  const known = KEYS[error.code ?? '']
  if (known) return refuse(known)
  log('command failed', { name: 'passkey', code: error.code, error: error.message })
  return refuse(isAuthOutage(error) ? 'failed' : 'unexpected')
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
  if (!services.allow('verify')) return refuse('tooMany')
  const { data, error } = await services.db().auth.passkey.startRegistration()
  if (error) return refusal(services, error)
  return done({ question: { kind: 'create', challenge: data.challenge_id, options: data.options } })
}

export async function addPasskey(
  services: Services,
  { challenge, name, said }: { challenge: string; name: string; said: Said },
): Promise<Outcome> {
  if (!services.allow('verify')) return refuse('tooMany')
  const { passkey } = services.db().auth
  // What the browser said goes to the service as it is, which alone can judge it.
  const made = await passkey.verifyRegistration({ challengeId: challenge, credential: said as never })
  if (made.error) return refusal(services, made.error)
  const { error } = await passkey.update({ passkeyId: made.data.id, friendlyName: name })
  if (error) services.log('name of a passkey', { error: error.message })
  return done()
}

export async function removePasskey(services: Services, id: string): Promise<Outcome> {
  const { error } = await services.db().auth.passkey.delete({ passkeyId: id })
  return error ? refusal(services, error) : done()
}

export async function beginPasskeySignIn(services: Services): Promise<Outcome<{ question: PasskeyQuestion }>> {
  if (!hasPasskeys(services)) return refuse('unexpected')
  if (!services.allow('signIn')) return refuse('tooMany')
  const { data, error } = await services.db().auth.passkey.startAuthentication()
  if (error) return refusal(services, error)
  return done({ question: { kind: 'request', challenge: data.challenge_id, options: data.options } })
}

export async function signInWithPasskey(
  services: Services,
  { challenge, said }: { challenge: string; said: Said },
): Promise<Outcome<{ needsSecondStep: boolean }>> {
  if (!services.allow('signIn')) return refuse('tooMany')
  const { data, error } = await services
    .db()
    .auth.passkey.verifyAuthentication({ challengeId: challenge, credential: said as never })
  if (error) return refusal(services, error)
  return done({ needsSecondStep: (data.user?.factors ?? []).some(({ status }) => status === 'verified') })
}
