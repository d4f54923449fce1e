// The staff's forms for a newsletter. Messages are keys of `t.newsletter.errors`.

import * as z from 'zod'
import { momentOrNone } from '#app/core/editing/fields.ts'
import { type Block, faultOf, KINDS, MOST_BLOCKS } from '#app/core/newsletter/blocks.ts'
import { locales } from '#app/i18n/locales.ts'
import { isRecord } from '#app/lib/records.ts'
import { TOPICS } from './topics.ts'

export const LONGEST_SUBJECT = 150

/** The fields `kind.0`, `text.0`, `href.0` and so on as a list under `blocks`. */
function gatherBlocks(fields: unknown): unknown {
  if (!isRecord(fields)) return fields
  const blocks = []
  for (let n = 0; n < MOST_BLOCKS && fields[`kind.${n}`] !== undefined; n++)
    blocks.push({ kind: fields[`kind.${n}`], text: fields[`text.${n}`] ?? '', href: fields[`href.${n}`] ?? '' })
  return { ...fields, blocks }
}

const block = z.object({
  kind: z.enum(KINDS, 'invalid'),
  text: z.string('invalid').transform((text) =>
    text
      .replaceAll('\r\n', '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  ),
  href: z.string('invalid').trim(),
})

/** One line without signs that end it: it becomes a header of a mail. */
const subject = z
  .string('subject')
  .trim()
  .min(1, 'subject')
  .max(LONGEST_SUBJECT, 'subject')
  .refine((text) => !/\p{Cc}/u.test(text), 'subject')

const issueForm = z.preprocess(
  gatherBlocks,
  z.object({
    subject,
    language: z.enum(locales, 'invalid'),
    languages: z
      .string('languages')
      .default('')
      .transform((text) => locales.filter((language) => text.split(',').includes(language)))
      .refine((list) => list.length > 0, 'languages'),
    topic: z.enum(['', ...TOPICS], 'invalid').transform((topic) => topic || null),
    towns: z.string().max(3000, 'towns').default(''),
    blocks: z.array(block),
    seen: z.string().max(60),
  }),
)

export const issueForms = {
  begin: z.object({ subject, language: z.enum(locales, 'invalid') }),
  save: issueForm,
  test: z.object({}),
  schedule: z.object({ at: momentOrNone('send_at'), seen: z.string().max(60) }),
  stop: z.object({}),
  remove: z.object({}),
}
export type IssueForm = z.output<typeof issueForm>

/** What is wrong with the blocks, by field: `text.2`, `href.0`. */
export const faultsIn = (blocks: readonly Block[]): Record<string, string[]> =>
  Object.fromEntries(
    blocks.flatMap((each, n) => {
      const fault = faultOf(each)
      return fault ? [[`${fault}.${n}`, [fault === 'text' ? 'tooLong' : `href_${each.kind}`]]] : []
    }),
  )
