// Schemas of the staff's forms about money. Messages are keys of `t.money.errors` and `t.ui.refusals`.
import * as z from 'zod'
import { readCents } from '#app/lib/read-cents.ts'

const sum = z
  .string('amount')
  .transform(readCents)
  .refine((cents) => cents !== null, 'amount')

export const transferForms = { confirm: z.object({ invoice: z.guid('missing') }) }
export const invoiceForms = { refund: z.object({ invoice: z.guid('missing'), amount: sum }) }
export const giftForms = {
  confirm: z.object({ gift: z.guid('missing'), amount: sum }),
  refund: z.object({ gift: z.guid('missing'), payment: z.string('missing').max(255, 'missing'), amount: sum }),
}
export const affiliateForms = {
  decide: z.object({ person: z.guid('missing'), decision: z.enum(['approved', 'declined', 'paused'], 'invalid') }),
}
export const payoutForms = {
  pay: z.object({}),
  move: z.object({
    payout: z.guid('missing'),
    state: z.enum(['sent', 'confirmed', 'failed'], 'invalid'),
    note: z.string().trim().max(500, 'invalid').default(''),
  }),
}
