import * as z from 'zod'
import { findBusinessAccount, findMembership } from '#app/core/auth/membership.server.ts'
import { daysRemaining, type MembershipRow } from '#app/core/auth/membership.ts'
import { formatPrice } from '#app/core/auth/plans.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Present } from './present-plan.tsx'
import type { Cycle } from './rules.ts'
import { terms } from './schema.ts'
import type { Yes } from './yes-step.tsx'

type DueRow = { id: string; number: string; total_cents: number; currency: string }
type Asking = Pick<Services, 'db' | 'log' | 'config'>
type Wish = { plan: 'premium' | 'enterprise'; cycle: Cycle; locale: Locale }

const quote = z.object({
  way: z.enum(['none', 'manual', 'stripe']),
  credit_cents: z.number(),
  day: z.iso.date(),
  renews_on: z.iso.date(),
  terms,
})

/** What choosing a plan means, in the visitor's words: what is charged today, what then, and from when. */
export async function quotePlan(services: Asking, business_id: string, { plan, cycle, locale }: Wish): Promise<Yes> {
  const args = { business_id, plan_type: plan, billing_cycle: cycle }
  const { terms: seen, ...found } = quote.parse(await ask(services, services.db().rpc('plan_quote', args)))
  const write = (cents: number) => formatPrice(locale, cents, seen.currency)
  return {
    plan,
    cycle,
    way: found.way,
    isLater: seen.starts_on !== null,
    starts: writeDate(locale, seen.starts_on ?? found.day),
    renews: writeDate(locale, found.renews_on),
    today: write(seen.today_cents),
    next: write(seen.then_cents),
    credit: found.credit_cents > 0 ? write(found.credit_cents) : null,
    seen: JSON.stringify(seen),
  }
}

export async function findPresentPlan(services: Asking, ownerId: string) {
  const account = await findBusinessAccount(services, ownerId)
  if (!account) return null
  const ofAccount = () =>
    services
      .db()
      .from('invoices')
      .select('id, number, total_cents, currency')
      .eq('business_id', account.id)
      .order('created_at', { ascending: false })
      .limit(1)
  const [membership, invoices, [due]] = await Promise.all([
    findMembership(services, account.id),
    ask(services, ofAccount()),
    // By card an invoice is open for moments only; a transfer takes days, and whoever looks meanwhile asks what became of it.
    services.config.payments === 'manual' ? ask(services, ofAccount().eq('status', 'open')) : [],
  ])
  return { account: account.id, membership, hasInvoices: invoices.length > 0, due: due ?? null }
}

export function describePlan(
  services: Pick<Asking, 'config'>,
  membership: MembershipRow,
  { hasInvoices, due, locale, now }: { hasInvoices: boolean; due: DueRow | null; locale: Locale; now: Date },
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
        // What was paid for after a trial is given back by people.
        (membership.is_trial && membership.next_plan !== null && services.config.payments !== 'manual')),
    hasPortal: services.config.payments === 'stripe' && hasInvoices,
    hasInvoices,
    due: due && { id: due.id, number: due.number, total: formatPrice(locale, due.total_cents, due.currency) },
  }
}
