import * as z from 'zod'

const checkbox = z
  .string()
  .optional()
  .transform((value) => value === 'yes')

/** How a file is to be read. The columns are posted beside it, one pair of fields each. */
export const stageForm = z.object({
  kind: z.enum(['business', 'mosque', 'prayer_room', 'both']),
  source: z.string().trim().min(1).max(60),
  licence: z.string().trim().max(200).optional().default(''),
  takeAll: checkbox,
  isOsm: checkbox,
})
