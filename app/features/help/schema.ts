// The staff's editor. Messages are keys of `t.help.staff.errors`.
import * as z from 'zod'
import { locales } from '#app/i18n/locales.ts'
import { ALL_SECTIONS, LONGEST, PICTURES } from './rules.ts'

const box = z
  .string()
  .optional()
  .transform((value) => value === 'on')

const topicForm = z.object({
  locale: z.enum(locales, 'invalid'),
  question: z.string('question').trim().min(1, 'question').max(LONGEST.question, 'question'),
  id: z
    .string('id')
    .trim()
    .regex(/^[a-z0-9-]{1,80}$/, 'id'),
  answer: z
    .string('answer')
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text !== '' && text.length <= LONGEST.answer, 'answer'),
  keywords: z
    .string('keywords')
    .max(LONGEST.keywords, 'keywords')
    .transform((text) => [
      ...new Set(
        text
          .split(/[,،]/)
          .map((word) => word.trim())
          .filter((word) => word !== ''),
      ),
    ])
    .refine((words) => words.length <= 40, 'keywords'),
  section: z.enum(ALL_SECTIONS, 'invalid'),
  picture: z.enum(['', ...PICTURES], 'invalid').transform((name) => name || null),
  position: z.coerce.number('position').int('position').min(0, 'position').max(9999, 'position'),
  in_faq: box,
  published: box,
  /** When the editor read it; empty for a text that is new. */
  seen: z.string().max(60).default(''),
})

export const topicForms = { preview: topicForm, save: topicForm }
export type TopicForm = z.output<typeof topicForm>
