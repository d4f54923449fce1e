// Shape of the account's answer about a reader's bookmarks, place and plan.
import * as z from 'zod'

export const accountShelf = z.object({
  bookmarks: z.array(z.object({ verse: z.number(), at: z.string() })),
  place: z.object({ verse: z.number(), at: z.string() }).nullable(),
  plan: z
    .object({
      kind: z.enum(['days', 'ramadan']),
      starts: z.string(),
      days: z.number(),
      through: z.number(),
      at: z.string(),
    })
    .nullable(),
})
export type AccountShelf = z.output<typeof accountShelf>
