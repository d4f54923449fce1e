// Reads a posted form with a zod schema. Works the same for plain posts and for fetchers.
import type * as z from 'zod'

export type FieldErrors = Record<string, string[]>
export type ParsedForm<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors; values: Record<string, string> }

/** Never sent back to the page. */
const SECRET_FIELDS = /password|token/i

export async function parseForm<S extends z.ZodObject>(schema: S, request: Request): Promise<ParsedForm<z.output<S>>> {
  return readForm(schema, await request.formData().catch(() => null))
}

/** The same for a form that was read already, because a file or another part of it is needed too. */
export function readForm<S extends z.ZodType>(schema: S, form: FormData | null): ParsedForm<z.output<S>> {
  const values: Record<string, string> = {}
  for (const [name, value] of form ?? []) if (typeof value === 'string') values[name] = value
  const result = schema.safeParse(values)
  if (result.success) return { ok: true, value: result.data }
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'form')
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  for (const name of Object.keys(values)) if (SECRET_FIELDS.test(name)) delete values[name]
  return { ok: false, errors, values }
}
