// The report form. Messages are keys of `t.moderation.report.errors`.
import * as z from 'zod'
import { REPORT_REASONS } from '#app/core/moderation/kinds.ts'
import { countCharacters } from '#app/core/moderation/rules.ts'

const MOST_NOTE_CHARACTERS = 1000

export const reportForm = z.object({
  reason: z.enum(REPORT_REASONS, 'reason'),
  note: z
    .string()
    .optional()
    .transform((note) => note?.replaceAll('\r\n', '\n').trim() || null)
    .refine((note) => note === null || countCharacters(note) <= MOST_NOTE_CHARACTERS, 'note'),
})
