// Schema of the form for people at the noticeboard. Messages are keys of `t.mosques.errors`.
import * as z from 'zod'
import { JAMAAH_PRAYERS } from '#app/core/mosques/iqamah.ts'

const clock = z
  .union(
    [
      z.literal(''),
      z
        .string()
        .trim()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    ],
    'time',
  )
  .default('')
const minutes = z
  .string()
  .trim()
  .refine((value) => value === '' || (/^\d{1,2}$/.test(value) && Number(value) <= 60), 'minutesTold')
  .default('')

const fields = (prefix: string, shape: z.ZodType<string, string | undefined>) =>
  Object.fromEntries(JAMAAH_PRAYERS.map((prayer) => [`${prefix}_${prayer}`, shape]))

export const tellForm = z.object({
  ...fields('at', clock),
  ...fields('after', minutes),
  jumuah_1: clock,
  jumuah_2: clock,
  jumuah_3: clock,
  there: z.literal('on').optional(),
})
