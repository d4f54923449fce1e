// Choosing, cancelling and taking back. The database decides what may be; the payment provider is asked where one is owed.
import * as z from 'zod'
import type { PlanType } from '#app/core/auth/membership.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { Cycle } from './rules.ts'
import type { Terms } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log' | 'tasks'>

const chosen = z.object({
  outcome: z.enum(['same', 'active', 'scheduled', 'resumed', 'invoice', 'pay']),
  order: z.guid().optional(),
  invoice: z.guid().optional(),
})

/** Where the owner goes next. `away`: to the payment provider. */
export type Next =
  | { note: 'active' | 'changing' | 'scheduled' | 'cancelled' | 'resumed' }
  | { invoice: string }
  | { away: string }

export async function choosePlan(
  services: Acting,
  business_id: string,
  { plan, cycle, seen, code, locale }: { plan: PlanType; cycle: Cycle; seen: Terms; code: string; locale: Locale },
): Promise<Outcome<Next>> {
  if (plan === 'basic') {
    const told = await services.tasks.setRenewal(business_id, false)
    if (told === 'failed') return refuse('failed')
    if (told === 'done') return done({ note: 'cancelled' })
  }
  const asked = await attempt(
    services,
    services
      .db()
      .rpc('choose_plan', { business_id, plan_type: plan, billing_cycle: cycle, seen, ...(code && { code }) }),
    { shape: chosen },
  )
  if (!asked.ok) return asked
  const { outcome, order, invoice } = asked.value
  if (invoice) return done({ invoice })
  const later = outcome === 'scheduled' || outcome === 'resumed' ? outcome : null
  if (!order) return done({ note: later ?? 'active' })
  const paying = await services.tasks.payForPlan(business_id, order, locale)
  if (paying === 'failed') return refuse('providerFailed')
  // The agreement is changed; the plan begins with the payment that is told.
  if (paying === 'done') return done({ note: later ?? 'changing' })
  return done({ away: paying.to })
}

export const startTrial = (services: Acting, business_id: string) =>
  attempt(services, services.db().rpc('start_trial', { business_id }))

/** Stops the renewal. Whoever is charged by a provider is no longer: it is told first. */
export async function cancelPlan(services: Acting, business_id: string): Promise<Outcome<Next>> {
  const told = await services.tasks.setRenewal(business_id, false)
  if (told === 'failed') return refuse('providerFailed')
  if (told === 'done') return done({ note: 'cancelled' })
  const kept = await attempt(services, services.db().rpc('cancel_membership', { business_id }))
  return kept.ok ? done({ note: 'cancelled' }) : kept
}

export async function openPortal(services: Acting, business_id: string, locale: Locale): Promise<Outcome<Next>> {
  const opened = await services.tasks.openPortal(business_id, locale)
  return opened === 'failed' ? refuse('providerFailed') : done({ away: opened.to })
}
