// What an action of these pages answers: errors by field, and what was typed.

import type { Messages } from '#app/i18n/catalogue.ts'
import type { FieldErrors } from '#app/lib/outcome.ts'

export type OwnershipFormState = { errors: FieldErrors; values: Record<string, string> }

type ErrorKey = keyof Messages['businessDesk']['errors']

const isErrorKey = (t: Messages, key: string): key is ErrorKey => Object.hasOwn(t.businessDesk.errors, key)

export const errorText = (t: Messages, key: string): string =>
  t.businessDesk.errors[isErrorKey(t, key) ? key : 'failed']

export const errorAt = (
  t: Messages,
  state: OwnershipFormState | null | undefined,
  field: string,
): string | undefined => {
  const [key] = state?.errors[field] ?? []
  return key === undefined ? undefined : errorText(t, key)
}

/** For the summary on top; `prefix` is in front of the ids where a page has several forms. */
export const summaryOf = (t: Messages, state: OwnershipFormState | null | undefined, prefix = '') =>
  Object.entries(state?.errors ?? {}).flatMap(([field, keys]) =>
    keys.map((key) => ({ fieldId: field === 'form' ? undefined : prefix + field, message: errorText(t, key) })),
  )

/** What the address says was just done, if it is one of these words. */
export const saidIn = <const T extends readonly string[]>(url: URL, words: T): T[number] | null =>
  words.find((word) => word === url.searchParams.get('said')) ?? null
