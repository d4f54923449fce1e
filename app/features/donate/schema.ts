// Schema of the gift form. Messages are keys of `t.donate.errors`.
import * as z from 'zod'
import { readCents } from '#app/lib/read-cents.ts'

export const LONGEST = { name: 160, email: 320 } as const
/** Offered sums, in whole units of the currency. */
export const SUMS = [10, 25, 50, 100] as const

const MOST_CENTS = 100_000_000

export const giftForm = z
  .object({
    purpose: z.string('purpose').regex(/^[a-z0-9-]{1,40}$/, 'purpose'),
    cycle: z.enum(['once', 'monthly'], 'cycle'),
    sum: z.string('amount'),
    other: z.string('amount').default(''),
    name: z.string('name').trim().max(LONGEST.name, 'name').default(''),
    email: z.string('email').trim().max(LONGEST.email, 'email').pipe(z.email('email')),
  })
  .transform(({ sum, other, ...gift }) => ({ ...gift, amount_cents: readCents(sum === 'other' ? other : sum) ?? 0 }))
  .refine(({ amount_cents }) => amount_cents >= 100 && amount_cents <= MOST_CENTS, {
    path: ['other'],
    message: 'amount',
  })
