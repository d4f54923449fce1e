// The fields of a listing's form as text, to be read, kept and shown again.
import type { Typed } from './choices.ts'

const LONGEST_TYPED = 8000
const MOST_FIELDS = 600

/** A field that occurs several times becomes a list with commas. */
export function readTyped(form: FormData): Typed {
  const typed: Typed = {}
  for (const [name, value] of [...form].slice(0, MOST_FIELDS)) {
    if (typeof value !== 'string' || name === 'intent' || name.length > 80) continue
    const text = value.slice(0, LONGEST_TYPED)
    typed[name] = Object.hasOwn(typed, name) ? `${typed[name]},${text}` : text
  }
  return typed
}

/** Back to a form, for readers that want one. Only these fields may hold several values. */
export function toForm(typed: Typed, lists: readonly string[] = []): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(typed))
    for (const value of lists.includes(name) ? text.split(',') : [text]) form.append(name, value)
  return form
}
