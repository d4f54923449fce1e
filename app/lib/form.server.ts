// Reads a posted form with a zod schema. Works the same for plain posts and for fetchers.
import type * as z from 'zod'
import { done, type FieldErrors, type Outcome, refuse } from './outcome.ts'
import { fieldsOf, readTyped } from './typed-form.ts'

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
