// From what an action answered to what the forms show.
import { errorAt } from '#app/core/request/refused.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'

export type ReviewFormState = Refusal & {
  /** Which form it is about: `write`, or the id of the review an answer belongs to. */
  form: string
}

export const reviewErrors = (t: Messages) => ({ ...t.ui.refusals, ...t.reviews.errors })

export const reviewError = (t: Messages, state: ReviewFormState | undefined, field: string): string | undefined =>
  errorAt(reviewErrors(t), state, field)
