import { findBusinessAccount, findMembership } from '#app/core/auth/membership.server.ts'
import { daysRemaining, type MembershipRow } from '#app/core/auth/membership.ts'
import { formatPrice } from '#app/core/auth/plans.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Present } from './present-plan.tsx'

type DueRow = { id: string; number: string; total_cents: number; currency: string }
type Asking = Pick<Services, 'db' | 'log' | 'config'>

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
    isTrial: membership.is_trial,
    isPaid,
    ends: writeDate(locale, membership.end_date),
    days: daysRemaining(membership.end_date, now),
    isCancelled: membership.cancelled_at !== null,
    graceUntil: membership.grace_until && writeDate(locale, membership.grace_until),
    next: membership.next_plan,
    hasPortal: services.config.payments === 'stripe' && hasInvoices,
    hasInvoices,
    due: due && { id: due.id, number: due.number, total: formatPrice(locale, due.total_cents, due.currency) },
  }
}
