// Schemas of the staff's forms in the queue.
import * as z from 'zod'
import { CANNED_REASONS, SANCTION_REASONS } from '#app/core/moderation/kinds.ts'
import { countCharacters } from '#app/core/moderation/rules.ts'

const MOST_NOTE_CHARACTERS = 2000

const decisionForm = z.object({
  item: z.guid('missing'),
  decision: z.enum(['approved', 'rejected', 'needs_info', 'open'], 'invalid'),
  seen: z.string().max(20).optional(),
  /** Of what stood there to be read. */
  mark: z.string().max(40).optional(),
  canned: z.preprocess((value) => value || null, z.enum(CANNED_REASONS, 'invalid').nullable()),
  note: z
    .string()
    .optional()
    .transform((note) => note?.replaceAll('\r\n', '\n').trim() || null)
    .refine((note) => note === null || countCharacters(note) <= MOST_NOTE_CHARACTERS, 'note'),
})

const assignForm = z.object({ item: z.guid('missing'), to: z.enum(['me', 'nobody'], 'invalid') })

/** The forms of the queue, by their intent. */
const sanctionForm = z.object({
  item: z.guid('missing'),
  kind: z.enum(['warning', 'silence', 'suspension'], 'invalid'),
  days: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(365, 'invalid'),
  canned: z.preprocess((value) => value || undefined, z.enum(SANCTION_REASONS, 'invalid').optional()),
  note: z.string().max(2000, 'note').optional(),
})
export type SanctionInput = z.output<typeof sanctionForm>

export const queueForms = {
  decide: decisionForm,
  assign: assignForm,
  sanction: sanctionForm,
  lift: z.object({ item: z.guid('missing'), sanction: z.guid('missing') }),
}

export type Decision = z.output<typeof decisionForm>

const MOST_WORD_CHARACTERS = 200
export const MOST_TRIED_CHARACTERS = 20_000

/** The forms of the list of words. */
export const wordForms = {
  add: z.object({
    word: z.string('word').trim().min(2, 'word').max(MOST_WORD_CHARACTERS, 'word'),
    kind: z.enum(['word', 'link'], 'invalid'),
    effect: z.enum(['wait', 'refuse'], 'invalid'),
  }),
  try: z.object({
    content: z.string('content').trim().min(1, 'content').max(MOST_TRIED_CHARACTERS, 'content'),
  }),
  remove: z.object({ word: z.string('missing').min(1, 'missing').max(MOST_WORD_CHARACTERS, 'missing') }),
}
export type { WordRule } from './shapes.server.ts'
