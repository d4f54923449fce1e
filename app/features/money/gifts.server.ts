// Gifts as staff see them.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { PAGE_SIZE } from './rules.ts'

const answer = z.object({
  total: z.number(),
  gifts: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      amount_cents: z.number(),
      currency: z.string(),
      cycle: z.enum(['once', 'monthly']),
      name: z.string(),
      email: z.string(),
      provider: z.enum(['manual', 'stripe']),
      stopped_at: z.string().nullable(),
      created_at: z.string(),
      is_own: z.boolean(),
      purpose: z.record(z.string(), z.string()),
      payments: z.array(
        z.object({
          ref: z.string(),
          number: z.string(),
          amount_cents: z.number(),
          paid_at: z.string(),
          refunded_cents: z.number(),
        }),
      ),
    }),
  ),
})

export type MoneyGift = {
  id: string
  reference: string
  name: string
  email: string
  sum: string
  typed: string
  currency: string
  cycle: 'once' | 'monthly'
  purpose: string
  date: string
  isOwn: boolean
  isStopped: boolean
  mayConfirm: boolean
  /** `left`: what can still go back, as it is typed; null where nothing can from here. */
  payments: {
    ref: string
    number: string
    sum: string
    date: string
    refunded: string | null
    left: string | null
  }[]
}

export async function listGifts(
  services: Pick<Services, 'db' | 'log'>,
  { locale, page }: { locale: Locale; page: number },
): Promise<{ total: number; gifts: MoneyGift[] }> {
  const args = { max_results: PAGE_SIZE, skipped: (page - 1) * PAGE_SIZE }
  const { total, gifts } = await ask(services, services.db().rpc('list_gifts', args), answer)
  return {
    total,
    gifts: gifts.map((row) => ({
      id: row.id,
      reference: row.reference,
      name: row.name,
      email: row.email,
      sum: formatPrice(locale, row.amount_cents, row.currency),
      typed: (row.amount_cents / 100).toFixed(2),
      currency: row.currency,
      cycle: row.cycle,
      purpose: row.purpose[locale] ?? row.purpose.en ?? '',
      date: writeDate(locale, row.created_at),
      isOwn: row.is_own,
      isStopped: row.stopped_at !== null,
      mayConfirm: row.provider === 'manual' && (row.cycle === 'monthly' || row.payments.length === 0),
      payments: row.payments.map(({ ref, number, amount_cents, paid_at, refunded_cents }) => ({
        ref,
        number,
        sum: formatPrice(locale, amount_cents, row.currency),
        date: writeDate(locale, paid_at),
        refunded: refunded_cents > 0 ? formatPrice(locale, refunded_cents, row.currency) : null,
        left:
          row.provider === 'manual' && !row.is_own && amount_cents > refunded_cents
            ? ((amount_cents - refunded_cents) / 100).toFixed(2)
            : null,
      })),
    })),
  }
}
