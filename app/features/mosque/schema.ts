// Schemas of the forms on a mosque's page.
import * as z from 'zod'
import { FACILITIES } from '#app/core/mosques/read-mosque.ts'

const nothing = z.object({})
const clock = z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)], 'time').default('')

/** The forms of the page, by their intent. */
export const forms = {
  mine: nothing,
  'not-mine': nothing,
  follow: nothing,
  unfollow: nothing,
  'mail-on': nothing,
  'mail-off': nothing,
  /** A time picked from those that are common, or another. */
  'tell-jumuah': z
    .object({ common: clock, other: clock })
    .refine(({ common, other }) => common !== '' || other !== '', { path: ['other'], message: 'time' }),
  confirm: z.object({
    facility: z.enum([...FACILITIES, 'address'], 'invalid'),
    answer: z.enum(['yes', 'no'], 'invalid'),
  }),
}
