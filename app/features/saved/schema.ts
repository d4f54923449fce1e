import * as z from 'zod'

/** What a heart posts. */
export const saveForm = z.object({
  place: z.guid(),
  wish: z.enum(['save', 'remove']),
  back: z.string().default('/saved'),
})
