// What someone gives. Messages are keys of `t.donate.errors`.
import * as z from 'zod'

export const LONGEST = { name: 160, email: 320 } as const
/** Offered sums, in whole units of the currency. */
export const SUMS = [10, 25, 50, 100] as const

const MOST_CENTS = 100_000_000

/** "12", "12.5" and "12,50" → cents. */
const toCents = (text: string) => {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 0
}

export const giftForm = z
  .object({
    purpose: z.string('purpose').regex(/^[a-z0-9-]{1,40}$/, 'purpose'),
    cycle: z.enum(['once', 'monthly'], 'cycle'),
    sum: z.string('amount'),
    other: z.string('amount').default(''),
    name: z.string('name').trim().max(LONGEST.name, 'name').default(''),
    email: z.string('email').trim().max(LONGEST.email, 'email').pipe(z.email('email')),
  })
  .transform(({ sum, other, ...gift }) => ({ ...gift, amount_cents: toCents(sum === 'other' ? other : sum) }))
  .refine(({ amount_cents }) => amount_cents >= 100 && amount_cents <= MOST_CENTS, {
    path: ['other'],
    message: 'amount',
  })
