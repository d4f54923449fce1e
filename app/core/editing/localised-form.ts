// Texts by language as a form sends them: one field for each language, `title.ar`.
import * as z from 'zod'
import { isLocale, locales } from '#app/i18n/locales.ts'
import { type Localised, readLocalised } from './localised.ts'

/** The fields of a form that belong to one text, as one object: `{ 'title.ar': 'x' }` becomes `{ title: { ar: 'x' } }`. */
export function gatherLocalised(form: unknown): unknown {
  if (typeof form !== 'object' || form === null) return form
  const gathered: Record<string, unknown> = {}
  const texts = new Map<string, Record<string, unknown>>()
  for (const [field, value] of Object.entries(form)) {
    const [name = '', language, ...rest] = field.split('.')
    if (!isLocale(language) || rest.length > 0) gathered[field] = value
    else texts.set(name, { ...texts.get(name), [language]: value })
  }
  return { ...gathered, ...Object.fromEntries(texts) }
}

/** A text that has English at least, or, where it is not needed, is null without it. `word` says what is wrong with it. */
export const localised = (most: number, word: string) =>
  z
    .partialRecord(
      z.enum(locales),
      z
        .string(word)
        .transform((text) => text.replaceAll('\r\n', '\n').trim())
        .refine((text) => text.length <= most, word),
      word,
    )
    .transform((texts): Localised => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')))
    .refine((texts) => texts.en !== undefined, word)

export const localisedOrNone = (most: number, word: string) =>
  z
    .unknown()
    .transform((texts) => {
      const written = Object.entries(readLocalised(texts)).filter(([, text]) => text.trim() !== '')
      return written.length === 0 ? null : Object.fromEntries(written)
    })
    .pipe(localised(most, word).nullable())
    .prefault(null)
