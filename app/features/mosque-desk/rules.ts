// Errors of the desk's forms in words, and where each belongs.
import type { Messages } from '#app/i18n/catalogue.ts'
import type { FieldErrors } from '#app/lib/form.server.ts'
import type { ErrorKey } from './schema.ts'

export const PARTS = [
  'iqamah',
  'jumuah',
  'announcements',
  'facilities',
  'women',
  'times',
  'occasions',
  'suggestions',
  'admins',
] as const
export type Part = (typeof PARTS)[number]

export const readPart = (text: string | null): Part => PARTS.find((part) => part === text) ?? 'iqamah'

export type FormState = { errors: FieldErrors; values: Record<string, string> }

const isErrorKey = (t: Messages, name: string): name is ErrorKey => Object.hasOwn(t.mosques.errors, name)

export const errorText = (t: Messages, name: string): string => t.mosques.errors[isErrorKey(t, name) ? name : 'invalid']

export function errorAt(t: Messages, state: FormState | null | undefined, field: string): string | undefined {
  const [name] = state?.errors[field] ?? []
  return name === undefined ? undefined : errorText(t, name)
}

export const summaryOf = (t: Messages, state: FormState | null | undefined) =>
  Object.entries(state?.errors ?? {}).flatMap(([field, names]) =>
    names.map((name) => ({ fieldId: field === 'form' ? undefined : field, message: errorText(t, name) })),
  )
