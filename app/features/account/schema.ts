// The forms of the page to leave by. Messages are keys of `t.account.leave.errors`.
import * as z from 'zod'
import { KINDS } from './data-rules.ts'

const fate = z.enum(['keep', 'remove'], 'choose').optional()

export const leaveForms = {
  leave: z.object({
    ...(Object.fromEntries(KINDS.map((kind) => [kind, fate])) as Record<(typeof KINDS)[number], typeof fate>),
    sure: z.literal('on', 'sure'),
  }),
  stay: z.object({}),
}
