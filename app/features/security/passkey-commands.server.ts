// Passkeys: added, listed and removed by whoever is signed in, and signed in with. On Supabase the project's own pages would
// have to offer them, so there the site has none.
import { attemptAuth } from '#app/core/auth/attempt-auth.server.ts'
import { hasSecondStep } from '#app/core/auth/commands.server.ts'
import { unavailable } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { Question } from './browser-key.ts'
import type { SecurityErrorKey } from './schema.ts'

export type Passkey = { id: string; name: string; added: string; used: string | null }
export type PasskeyQuestion = Question & { challenge: string }
type Said = Record<string, unknown>

const WORDS: Readonly<Record<string, [SecurityErrorKey]>> = {
  webauthn_challenge_expired: ['expired'],
  webauthn_challenge_not_found: ['expired'],
  webauthn_credential_exists: ['passkeyTaken'],
  too_many_passkeys: ['tooManyPasskeys'],
  over_request_rate_limit: ['tooMany'],
}
const expectations = { words: WORDS, otherwise: 'unexpected' }

export const hasPasskeys = ({ config }: Pick<Services, 'config'>) => config.backendUrl === null

export async function listPasskeys(services: Services): Promise<Passkey[] | null> {
  if (!hasPasskeys(services)) return null
  const listed = await attemptAuth(services, services.db().auth.passkey.list())
  if (!listed.ok && listed.status === 503) throw unavailable(services, { message: 'The passkeys were not listed' })
  if (!listed.ok) return null
  return listed.value.map(({ id, friendly_name, created_at, last_used_at }) => ({
    id,
    name: friendly_name ?? '',
    added: created_at,
    used: last_used_at ?? null,
  }))
}

export async function beginPasskey(services: Services): Promise<Outcome<{ question: PasskeyQuestion }>> {
  if (!services.allow('verify')) return refuse('tooMany')
  const begun = await attemptAuth(services, services.db().auth.passkey.startRegistration(), expectations)
  if (!begun.ok) return begun
  return done({ question: { kind: 'create', challenge: begun.value.challenge_id, options: begun.value.options } })
}

export async function addPasskey(
  services: Services,
  { challenge, name, said }: { challenge: string; name: string; said: Said },
): Promise<Outcome> {
  if (!services.allow('verify')) return refuse('tooMany')
  const { passkey } = services.db().auth
  // What the browser said goes to the service as it is, which alone can judge it.
  const answered = passkey.verifyRegistration({ challengeId: challenge, credential: said as never })
  const made = await attemptAuth(services, answered, expectations)
  if (!made.ok) return made
  // It works without its name.
  await attemptAuth(services, passkey.update({ passkeyId: made.value.id, friendlyName: name }))
  return done()
}

export async function removePasskey(services: Services, id: string): Promise<Outcome> {
  const removed = await attemptAuth(services, services.db().auth.passkey.delete({ passkeyId: id }), expectations)
  return removed.ok ? done() : removed
}

export async function beginPasskeySignIn(services: Services): Promise<Outcome<{ question: PasskeyQuestion }>> {
  if (!hasPasskeys(services)) return refuse('unexpected')
  if (!services.allow('signIn')) return refuse('tooMany')
  const begun = await attemptAuth(services, services.db().auth.passkey.startAuthentication(), expectations)
  if (!begun.ok) return begun
  return done({ question: { kind: 'request', challenge: begun.value.challenge_id, options: begun.value.options } })
}

export async function signInWithPasskey(
  services: Services,
  { challenge, said }: { challenge: string; said: Said },
): Promise<Outcome<{ needsSecondStep: boolean }>> {
  if (!services.allow('signIn')) return refuse('tooMany')
  const answered = services
    .db()
    .auth.passkey.verifyAuthentication({ challengeId: challenge, credential: said as never })
  const taken = await attemptAuth(services, answered, expectations)
  return taken.ok ? done({ needsSecondStep: hasSecondStep(taken.value.user) }) : taken
}
