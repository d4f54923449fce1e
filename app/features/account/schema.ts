// The forms of a member's account. What the page to leave by refuses are keys of `t.account.leave.errors`.

import * as z from 'zod'
import { recordOf } from '#app/lib/records.ts'
import { KINDS } from './data-rules.ts'

/** The forms of name, email and devices. Messages are keys of `t.account.details.errors`. */
export const detailsForms = {
  name: z.object({ name: z.string({ error: 'name' }).trim().min(1, 'name').max(80, 'name') }),
  email: z.object({ email: z.string({ error: 'email' }).trim().max(320, 'email').regex(z.regexes.email, 'email') }),
  end: z.object({ device: z.guid('invalid') }),
  endOthers: z.object({}),
}

const fate = z.enum(['keep', 'remove'], 'choose').optional()

export const leaveForms = {
  leave: z.object({
    ...recordOf(KINDS, () => fate),
    sure: z.literal('on', 'sure'),
  }),
  stay: z.object({}),
}
