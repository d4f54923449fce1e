// What staff send from the queue.
import * as z from 'zod'
import { CANNED_REASONS } from '#app/core/moderation/kinds.ts'
import { countCharacters } from '#app/core/moderation/rules.ts'

const MOST_NOTE_CHARACTERS = 2000

const decisionForm = z.object({
  item: z.guid('missing'),
  decision: z.enum(['approved', 'rejected', 'needs_info', 'open'], 'invalid'),
  seen: z.string().max(20).optional(),
  canned: z.preprocess((value) => value || null, z.enum(CANNED_REASONS, 'invalid').nullable()),
  note: z
    .string()
    .optional()
    .transform((note) => note?.replaceAll('\r\n', '\n').trim() || null)
    .refine((note) => note === null || countCharacters(note) <= MOST_NOTE_CHARACTERS, 'note'),
})

const assignForm = z.object({ item: z.guid('missing'), to: z.enum(['me', 'nobody'], 'invalid') })

/** The forms of the queue, by their intent. */
export const queueForms = { decide: decisionForm, assign: assignForm }

export type Decision = z.output<typeof decisionForm>
