// From what an action answered to what the forms show.
import type { Messages } from '#app/i18n/catalogue.ts'

export type ReviewFormState = {
  /** Which form it is about: `write`, or the id of the review an answer belongs to. */
  form: string
  errors: Record<string, string[]>
  values: Record<string, string>
}

type Errors = Messages['reviews']['errors']
const isKey = (errors: Errors, key: string): key is keyof Errors => key in errors

export function errorTexts(t: Messages, state: ReviewFormState | undefined, field: string): string[] {
  const { errors } = t.reviews
  return [...new Set(state?.errors[field])].map((key) => (isKey(errors, key) ? errors[key] : errors.failed))
}
