import * as z from 'zod'
import { fold } from '#app/core/places/fold.ts'
import { locales } from '#app/i18n/locales.ts'

export const LONGEST_ANSWER = 2000
export const LONGEST_TAUGHT = 60
/** More words are a sentence, and the engine looks no farther. */
const MOST_WORDS = 6

/** A group of questions, as a form carries it. */
const ids = z
  .string()
  .transform((typed) => typed.split(',').filter((id) => id !== ''))
  .pipe(z.array(z.guid()).max(300))

export const chatForms = {
  answer: z.object({
    chat: z.guid(),
    body: z.string().trim().min(1, 'missing').max(LONGEST_ANSWER, 'tooLong'),
  }),
  close: z.object({ chat: z.guid() }),
  settle: z.object({ questions: ids }),
}

export const teachForms = {
  teach: z.object({
    word: z
      .string()
      .trim()
      .min(2, 'word')
      .max(LONGEST_TAUGHT, 'word')
      .refine((word) => !/["“”«»,،;]/u.test(word) && fold(word).length > 1, 'word')
      .refine((word) => fold(word).split(' ').length <= MOST_WORDS, 'word'),
    language: z.enum(locales),
    means: z.string().min(1, 'means').max(120, 'means'),
    /** A town or a verse, where that is meant. */
    named: z.string().trim().max(80, 'named').default(''),
    /** Said after reading what the word means already. */
    instead: z.literal('on').optional(),
    questions: ids.default([]),
  }),
  withdraw: z.object({ word: z.string().min(1).max(LONGEST_TAUGHT) }),
}
export type TeachForm = z.output<typeof teachForms.teach>
