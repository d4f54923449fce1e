// From what an action answered to what the form shows.
import type { Messages } from '#app/i18n/catalogue.ts'
import type { WeakPasswordReason } from './auth-errors.ts'
import type { AuthErrorKey } from './schema.ts'

export type AuthFormState = {
  errors: Record<string, string[]>
  values: Record<string, string>
  weak?: WeakPasswordReason[]
}

const isErrorKey = (t: Messages, key: string): key is AuthErrorKey => key in t.auth.errors

/** The texts for one field, or for the whole form under the name `form`. */
export function fieldTexts(t: Messages, state: AuthFormState | undefined, field: string): string[] {
  const texts =
    state?.errors[field]?.map((key) => (isErrorKey(t, key) ? t.auth.errors[key] : t.auth.errors.unexpected)) ?? []
  if (field !== 'password' || !state?.weak?.length) return texts
  return [...state.weak.map((reason) => t.auth.weakPassword[reason])]
}

/** All of them for the summary on top; ids are the field names. */
export function summaryOf(t: Messages, state: AuthFormState | undefined, fields: string[]) {
  return [...fields, 'form'].flatMap((field) =>
    fieldTexts(t, state, field).map((message) => ({ fieldId: field === 'form' ? undefined : field, message })),
  )
}
