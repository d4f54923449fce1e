// Reads a posted form with a zod schema. Works the same for plain posts and for fetchers.
import type * as z from 'zod'
import { done, type FieldErrors, type Outcome, refuse } from './outcome.ts'

/** Never sent back to the page. */
const SECRET_FIELDS = /password|token/i

export async function parseForm<S extends z.ZodObject>(schema: S, request: Request): Promise<Outcome<z.output<S>>> {
  return readForm(schema, await request.formData().catch(() => null))
}

/** The same for a form that was read already. A schema may ask for a file: `z.file()`. */
export function readForm<S extends z.ZodType>(schema: S, form: FormData | null): Outcome<z.output<S>> {
  const result = schema.safeParse(Object.fromEntries(fieldsOf(form)))
  if (result.success) return done(result.data)
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'form')
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return { ok: false, status: 400, errors, values: readTyped(form) }
}

/** A field that occurs several times, such as boxes to tick, becomes a list with commas. */
function fieldsOf(form: FormData | null): Map<string, FormDataEntryValue> {
  const fields = new Map<string, FormDataEntryValue>()
  for (const [name, value] of form ?? []) {
    const before = fields.get(name)
    if (isNoFile(value)) continue
    fields.set(name, typeof before === 'string' && typeof value === 'string' ? `${before},${value}` : value)
  }
  return fields
}

/** A file field that was left empty. */
const isNoFile = (value: FormDataEntryValue) => value instanceof File && value.size === 0

/** What was typed, to be shown again; never a secret. */
export const readTyped = (form: FormData | null): Record<string, string> =>
  Object.fromEntries(
    [...fieldsOf(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !SECRET_FIELDS.test(entry[0]),
    ),
  )

type Intents = Record<string, z.ZodType>
export type Intent<Schemas extends Intents> = {
  [Name in keyof Schemas & string]: { intent: Name; value: z.output<Schemas[Name]>; values: Record<string, string> }
}[keyof Schemas & string]

/** A page with several forms: which of them was sent (its field `intent`), read with that form's schema, the body once. */
export async function readIntent<Schemas extends Intents>(
  request: Request,
  schemas: Schemas,
): Promise<Outcome<Intent<Schemas>>> {
  return readIntentOf(await request.formData().catch(() => null), schemas)
}

/** The same for a form that was read already. */
export function readIntentOf<Schemas extends Intents>(
  form: FormData | null,
  schemas: Schemas,
): Outcome<Intent<Schemas>> {
  const intent = form?.get('intent')
  if (!form || typeof intent !== 'string' || !Object.hasOwn(schemas, intent))
    return refuse('invalid', { values: readTyped(form) })
  const parsed = readForm(schemas[intent] as z.ZodType, form)
  if (!parsed.ok) return parsed
  return done({ intent, value: parsed.value, values: readTyped(form) } as Intent<Schemas>)
}
