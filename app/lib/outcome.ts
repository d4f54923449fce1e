// The outcome of every command: done, with what the page needs next, or refused, with what the form shows again.

export type FieldErrors<Key extends string = string> = Record<string, Key[]>

/** `errors` has a word of the interface for each field, under `form` what concerns all of it; `values` is what was typed. */
export type Refusal<Key extends string = string> = {
  ok: false
  status: number
  errors: FieldErrors<Key>
  values: Record<string, string>
}

export type Outcome<T = null, Key extends string = string> = { ok: true; value: T } | Refusal<Key>

/** Words that every section has, and the status each answers with. All others are 400: something in the form. */
const STATUS: Readonly<Record<string, number>> = {
  signIn: 401,
  notAllowed: 403,
  missing: 404,
  twice: 409,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  failed: 503,
  offline: 503,
}

export const hasStatus = (key: string): boolean => Object.hasOwn(STATUS, key)
export const statusOf = (key: string): number => STATUS[key] ?? 400

export function done(): Outcome<null, never>
export function done<T>(value: T): Outcome<T, never>
export function done<T>(value?: T): Outcome<T | null, never> {
  return { ok: true, value: value ?? null }
}

/** What a command refused as a whole, where a form shows it: beside one of its fields, with what was typed. */
export function placeAt(refusal: Refusal, field: string, values: Record<string, string> = {}): Refusal {
  const { form, ...errors } = refusal.errors
  return { ...refusal, errors: form ? { ...errors, [field]: form } : errors, values }
}

export function refuse<Key extends string>(
  key: Key,
  { field = 'form', values = {} }: { field?: string; values?: Record<string, string> } = {},
): Refusal<Key> {
  return { ok: false, status: statusOf(key), errors: { [field]: [key] }, values }
}
