import type { Refusal } from '#app/lib/outcome.ts'

/** What was refused, and at which of the page's forms: `reply`, `page`, or the id of a reply. */
export type PageState = (Refusal & { form: string }) | { ok: true } | undefined

export const refusalAt = (state: PageState, form: string) =>
  state && !state.ok && state.form === form ? state : undefined
