// A refusal as a page's action answers it, and its words where the page shows it.
import { data, type ShouldRevalidateFunction } from 'react-router'
import type { Refusal } from '#app/lib/outcome.ts'

/** What a page's forms show again; the page itself is shown with the status of the refusal. */
export const refused = <R extends Refusal>(refusal: R) => data(refusal, { status: refusal.status })

/** For screens where others work too: whoever is told that something changed meanwhile sees what it is now. */
export const askAgainAfterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate

type Shown = Pick<Refusal, 'errors'> | null | undefined
/** The words of a section's errors. A word it lacks is told as something in the form. */
type Words = Readonly<Record<string, string>> & { invalid: string }

const wordOf = (words: Words, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? words.invalid) : words.invalid

export function errorAt(words: Words, shown: Shown, field: string): string | undefined {
  const [key] = shown?.errors[field] ?? []
  return key === undefined ? undefined : wordOf(words, key)
}

/** All of them, for the summary at the head of a form; `prefix` is what the ids of its fields begin with. */
export const summaryOf = (words: Words, shown: Shown, prefix = '') =>
  Object.entries(shown?.errors ?? {}).flatMap(([field, keys]) =>
    keys.map((key) => ({ fieldId: field === 'form' ? undefined : prefix + field, message: wordOf(words, key) })),
  )
