// What the forms of a mosque's page may send.
import * as z from 'zod'
import { FACILITIES } from '#app/core/mosques/read-mosque.ts'

const nothing = z.object({})

/** The forms of the page, by their intent. */
export const forms = {
  mine: nothing,
  'not-mine': nothing,
  follow: nothing,
  unfollow: nothing,
  'mail-on': nothing,
  'mail-off': nothing,
  confirm: z.object({
    facility: z.enum([...FACILITIES, 'address'], 'invalid'),
    answer: z.enum(['yes', 'no'], 'invalid'),
  }),
}
