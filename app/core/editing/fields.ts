// Fields that several forms of the desk share.
import * as z from 'zod'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/** What `datetime-local` sends, taken for UTC; null when it was left empty. */
export const momentOrNone = (word: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim())
    .refine((text) => text === '' || (MOMENT.test(text) && !Number.isNaN(Date.parse(`${text}Z`))), word)
    .transform((text) => (text === '' ? null : new Date(`${text}Z`).toISOString()))

/** The moment as such a field shows it. */
export const momentField = (iso: string | null): string => (iso ? new Date(iso).toISOString().slice(0, 16) : '')

/** A day, or null when it was left empty. */
export const dayOrNone = (word: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim() || null)
    .pipe(z.iso.date(word).nullable())

export const positionField = (word: string) => z.coerce.number(word).int(word).min(0, word).max(9999, word)

export const box = z
  .string()
  .optional()
  .transform((value) => value === 'on')
