import * as z from 'zod'
import { findBusinessAccount, findMembership } from '#app/core/auth/membership.server.ts'
import { daysRemaining, type MembershipRow } from '#app/core/auth/membership.ts'
import { formatPrice } from '#app/core/auth/plans.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Present } from './present-plan.tsx'
import type { Cycle } from './rules.ts'
import { terms } from './schema.ts'
import type { Yes } from './yes-step.tsx'

type DueRow = { id: string; number: string; total_cents: number; currency: string }
type Asking = Pick<Services, 'db' | 'log' | 'config'>
type Wish = { plan: 'premium' | 'enterprise'; cycle: Cycle; code?: string | undefined; locale: Locale }
type Refund = { id: string; issued_on: string; total_cents: number; currency: string }

const REFUND_DAYS = 60

const quote = z.object({
  way: z.enum(['none', 'manual', 'stripe']),
  taxes: z.enum(['table', 'provider']),
  price_cents: z.number(),
  credit_cents: z.number(),
  code: z.string().nullable(),
  code_said: z.enum(['taken', 'unknown', 'used', 'later']).nullable(),
  discount_cents: z.number(),
  tax_name: z.string(),
  tax_percent: z.coerce.number(),
  tax_cents: z.number(),
  tax_terms: z.object({ included: z.boolean().default(false), reversed: z.boolean().default(false) }),
  trial_until: z.iso.date().nullable(),
  day: z.iso.date(),
  renews_on: z.iso.date(),
  terms,
})

/** The share of a tax as people write it: VAT 20%. */
const writeRate = (locale: Locale, name: string, percent: number) =>
  `${name} ${formatNumber(locale, percent / 100, { style: 'percent', maximumFractionDigits: 2 })}`

/** What choosing a plan means, in the visitor's words: what is charged today, what then, and from when. */
export async function quotePlan(
  services: Asking & Pick<Services, 'tasks'>,
  business_id: string,
  { plan, cycle, code, locale }: Wish,
): Promise<Yes> {
  const args = { business_id, plan_type: plan, billing_cycle: cycle, ...(code && { code }) }
  const { terms: seen, ...found } = await ask(services, services.db().rpc('plan_quote', args), quote)
  const write = (cents: number) => formatPrice(locale, cents, seen.currency)
  const isCard = found.way === 'stripe'
  const [card, added] = await Promise.all([
    isCard ? services.tasks.findCard(business_id) : null,
    found.taxes === 'provider' && seen.today_cents > 0
      ? services.tasks.previewTax(business_id, {
          plan_type: plan,
          billing_cycle: cycle,
          price_cents: found.price_cents,
          credit_cents: found.credit_cents + found.discount_cents,
          currency: seen.currency,
          starts_on: seen.starts_on,
          locale,
        })
      : null,
  ])
  const rate = found.tax_percent > 0 ? writeRate(locale, found.tax_name, found.tax_percent) : null
  const addedCents = typeof added === 'number' ? added : 0
  return {
    plan,
    cycle,
    way: found.way,
    isLater: seen.starts_on !== null,
    starts: writeDate(locale, seen.starts_on ?? found.day),
    renews: writeDate(locale, found.renews_on),
    today: write(seen.today_cents + addedCents),
    next: write(seen.then_cents),
    credit: found.credit_cents > 0 ? write(found.credit_cents) : null,
    tax: found.tax_terms.reversed
      ? { kind: 'reversed' }
      : found.taxes === 'provider'
        ? typeof added === 'number'
          ? { kind: 'added', sum: write(added) }
          : { kind: 'provider' }
        : rate === null
          ? null
          : { kind: found.tax_terms.included ? 'included' : 'onTop', rate, sum: write(found.tax_cents) },
    trialUntil: found.trial_until && writeDate(locale, found.trial_until),
    code: {
      typed: code ?? '',
      said: found.code_said,
      off: found.discount_cents > 0 ? write(found.discount_cents) : null,
    },
    card,
    seen: JSON.stringify(seen),
  }
}

/** What went back to them in the last sixty days, the newest first. */
const credits = (services: Asking, account: string) =>
  services
    .db()
    .from('invoices')
    .select('id, issued_on, total_cents, currency')
    .eq('business_id', account)
    .eq('kind', 'credit_note')
    .gte('issued_on', new Date(Date.now() - REFUND_DAYS * 86_400_000).toISOString().slice(0, 10))
    .order('created_at', { ascending: false })
    .limit(1)

/** Agreements by which a card is charged again unless someone stops them. */
const agreed = (services: Asking, account: string) =>
  services
    .db()
    .from('subscriptions')
    .select('ref')
    .eq('business_id', account)
    .in('status', ['active', 'trialing', 'past_due', 'unpaid'])
    .eq('cancel_at_end', false)
    .limit(1)

export async function findPresentPlan(services: Asking & Pick<Services, 'tasks'>, ownerId: string) {
  const account = await findBusinessAccount(services, ownerId)
  if (!account) return null
  const isCard = services.config.payments === 'stripe'
  const ofAccount = () =>
    services
      .db()
      .from('invoices')
      .select('id, number, total_cents, currency')
      .eq('business_id', account.id)
      .order('created_at', { ascending: false })
      .limit(1)
  const [membership, invoices, [due], [refund], agreements, card] = await Promise.all([
    findMembership(services, account.id),
    ask(services, ofAccount()),
    // By card an invoice is open for moments only; a transfer takes days, and whoever looks meanwhile asks what became of it.
    services.config.payments === 'manual' ? ask(services, ofAccount().eq('status', 'open')) : [],
    ask(services, credits(services, account.id)),
    isCard ? ask(services, agreed(services, account.id)) : [],
    isCard ? services.tasks.findCard(account.id) : null,
  ])
  return {
    account: account.id,
    membership,
    hasInvoices: invoices.length > 0,
    due: due ?? null,
    refund: refund ?? null,
    isCharged: agreements.length > 0,
    card,
  }
}

export function describePlan(
  services: Pick<Asking, 'config'>,
  membership: MembershipRow,
  {
    hasInvoices,
    due,
    refund,
    isCharged,
    card,
    locale,
    now,
  }: {
    hasInvoices: boolean
    due: DueRow | null
    refund: Refund | null
    isCharged: boolean
    card: Yes['card']
    locale: Locale
    now: Date
  },
): Present {
  const isPaid = membership.plan_type !== 'basic' && !membership.is_trial && membership.status === 'active'
  return {
    plan: membership.plan_type,
    cycle: membership.billing_cycle,
    isTrial: membership.is_trial,
    isPaid,
    ends: writeDate(locale, membership.end_date),
    days: daysRemaining(membership.end_date, now),
    isCancelled: membership.cancelled_at !== null,
    graceUntil: membership.grace_until && writeDate(locale, membership.grace_until),
    next: membership.next_plan,
    mayCancel:
      membership.cancelled_at === null &&
      (isPaid ||
        isCharged ||
        // What was paid for after a trial is given back by people.
        (membership.is_trial && membership.next_plan !== null && services.config.payments !== 'manual')),
    card,
    refund: refund && {
      id: refund.id,
      sum: formatPrice(locale, Math.abs(refund.total_cents), refund.currency),
      day: writeDate(locale, refund.issued_on),
    },
    // Money went back, and the agreement that would charge the card again was not stopped with it.
    isStillCharged: !isPaid && !membership.is_trial && isCharged,
    hasPortal: services.config.payments === 'stripe' && hasInvoices,
    hasInvoices,
    due: due && { id: due.id, number: due.number, total: formatPrice(locale, due.total_cents, due.currency) },
  }
}
