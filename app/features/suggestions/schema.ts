// Schemas of suggestions about a business, one thing at a time. Messages are keys of `t.suggestions.errors`.
import * as z from 'zod'
import { parseDate } from '#app/core/hours/stored-hours.ts'
import { FACTS } from '#app/core/listings/facts.ts'
import type { suggestions } from '#app/i18n/messages/en/suggestions.ts'
import { toLatinDigits } from '#app/lib/latin-digits.ts'

export type ErrorKey = keyof typeof suggestions.errors
const key = (name: ErrorKey) => name

export const LONGEST_NOTE = 1000
const note = z.string().trim().max(LONGEST_NOTE, key('tooLong')).default('')
const line = (longest: number) => z.string().trim().min(3, key('required')).max(longest, key('tooLong'))

/** The forms of the page, by their intent. What is empty is said to be gone; the place itself is not. */
export const suggestForms = {
  // Its fields are read by the hours' own form.
  hours: z.object({ note }),
  phone: z.object({ note, phone: z.string().trim().max(40, key('phone')).default('') }),
  website: z.object({ note, website: z.string().trim().max(500, key('website')).default('') }),
  address: z.object({ note, address: line(300) }),
  moved: z.object({ note, moved: line(300) }),
  name: z.object({ note, name: z.string().trim().min(2, key('required')).max(160, key('tooLong')) }),
  closed: z.object({
    note,
    closed: z
      .string({ error: key('date') })
      .transform(toLatinDigits)
      .refine((day) => parseDate(day) !== null, key('date')),
  }),
  flag: z.object({ note, fact: z.enum(FACTS, key('required')), answer: z.enum(['yes', 'no'], key('required')) }),
  withdraw: z.object({ suggestion: z.guid(key('invalid')) }),
  decide: z.object({
    suggestion: z.guid(key('invalid')),
    decision: z.enum(['accept', 'decline', 'undo'], key('invalid')),
  }),
}
