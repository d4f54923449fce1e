// The forms of the plans page. Messages are keys of `t.packages.errors`.
import * as z from 'zod'

const plan = z.enum(['basic', 'premium', 'enterprise'], 'invalid')
export const cycles = z.enum(['monthly', 'annual'], 'invalid')

export const planForms = {
  choose: z.object({ plan, cycle: cycles }),
  trial: z.object({}),
  cancel: z.object({}),
  resume: z.object({}),
  portal: z.object({}),
}
