// Error messages of the account forms, in the words of the visitor's language.
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { isWeakness } from './auth-errors.ts'

export type AuthFormState = Pick<Refusal, 'errors' | 'values'>

/** The words of every refusal an account form knows. */
export function useAuthWords() {
  const { auth, ui } = useT()
  return { ...ui.refusals, ...auth.weakPassword, ...auth.errors }
}

/** Beside the field of a new password. Why it is too weak is listed above the form, and not said twice. */
export function useNewPasswordError(state: AuthFormState | undefined): string | undefined {
  const words = useAuthWords()
  const [first = ''] = state?.errors.password ?? []
  return isWeakness(first) ? words.short : errorAt(words, state, 'password')
}
