// What the account forms say to what an action answered.
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'

export type AuthFormState = Pick<Refusal, 'errors' | 'values'>

/** The words of every refusal an account form knows. */
export function useAuthWords() {
  const { auth, ui } = useT()
  return { ...ui.refusals, ...auth.weakPassword, ...auth.errors }
}
