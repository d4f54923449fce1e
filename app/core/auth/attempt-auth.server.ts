// The way to await the auth service: what it refuses becomes a word of the interface, and its silence is `failed`, logged.
import { isAuthSessionMissingError, isAuthWeakPasswordError } from '@supabase/supabase-js'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, type Refusal, refuse } from '#app/lib/outcome.ts'
import { type AuthFailure, authErrorKey, type WeakPasswordReason, weakPasswordReasons } from './auth-errors.ts'

type Trouble = AuthFailure & { message: string }
type Answer = { data?: unknown; error: Trouble | null }
/** What the service gives when it agrees. */
type Given<Question extends PromiseLike<Answer>> =
  Extract<Awaited<Question>, { error: null }> extends { data: infer Data } ? Data : null

type Expectations = {
  /** The section's own word for a code of the service, and the field it is about. */
  words?: Readonly<Record<string, readonly [key: string, field?: string]>>
  /** The word for every other refusal, where only one thing can have been wrong. */
  otherwise?: string
}

export const tooWeak = (reasons: WeakPasswordReason[]): Refusal => ({
  ...refuse('weak', { field: 'password' }),
  errors: { password: reasons },
})

export async function attemptAuth<Question extends PromiseLike<Answer>>(
  services: Pick<Services, 'log'>,
  question: Question,
  expectations: Expectations = {},
): Promise<Outcome<Given<Question>>> {
  const { data, error }: Answer = await question
  return error ? readAuthRefusal(services, error, expectations) : done(data as Given<Question>)
}

function readAuthRefusal(
  { log }: Pick<Services, 'log'>,
  error: Trouble,
  { words = {}, otherwise }: Expectations,
): Refusal {
  const reasons = isAuthWeakPasswordError(error) ? error.reasons : undefined
  const weak = weakPasswordReasons({ code: error.code, reasons })
  if (weak.length > 0) return tooWeak(weak)
  const [own, field = 'form'] = words[error.code ?? ''] ?? []
  if (own) return refuse(own, { field })
  const known = isAuthSessionMissingError(error) ? 'sessionMissing' : authErrorKey(error)
  if (known === 'failed' || known === 'unexpected') log('command failed', { code: error.code, error: error.message })
  return refuse(known === 'failed' || known === 'tooMany' ? known : (otherwise ?? known))
}
