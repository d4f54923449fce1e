import { findBusinessAccount, findMembership } from '#app/core/auth/membership.server.ts'
import { daysRemaining, type MembershipRow } from '#app/core/auth/membership.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Present } from './present-plan.tsx'

type Asking = Pick<Services, 'db' | 'log' | 'config'>

export async function findPresentPlan(services: Asking, ownerId: string) {
  const account = await findBusinessAccount(services, ownerId)
  if (!account) return null
  const [membership, invoices] = await Promise.all([
    findMembership(services, account.id),
    ask(services, services.db().from('invoices').select('id, payment_ref').eq('business_id', account.id).limit(1)),
  ])
  return { account: account.id, membership, hasInvoices: invoices.length > 0 }
}

export function describePlan(
  services: Pick<Asking, 'config'>,
  membership: MembershipRow,
  { hasInvoices, locale, now }: { hasInvoices: boolean; locale: Locale; now: Date },
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
  }
}
