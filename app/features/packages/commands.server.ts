// Choosing, cancelling and taking back. The database decides what may be; the payment provider is asked where one is owed.
import * as z from 'zod'
import type { PlanType } from '#app/core/auth/membership.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { Cycle } from './rules.ts'

type Acting = Pick<Services, 'db' | 'log' | 'tasks'>

const chosen = z.object({
  outcome: z.enum(['same', 'active', 'scheduled', 'invoice', 'pay']),
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
  { plan, cycle, locale }: { plan: PlanType; cycle: Cycle; locale: Locale },
): Promise<Outcome<Next>> {
  if (plan === 'basic') {
    const told = await services.tasks.setRenewal(business_id, false)
    if (told === 'failed') return refuse('failed')
    if (told === 'done') return done({ note: 'cancelled' })
  }
  const asked = await attempt(
    services,
    services.db().rpc('choose_plan', { business_id, plan_type: plan, billing_cycle: cycle }),
  )
  if (!asked.ok) return asked
  const { outcome, order, invoice } = chosen.parse(asked.value)
  if (invoice) return done({ invoice })
  if (!order) return done({ note: outcome === 'scheduled' ? 'scheduled' : 'active' })
  const paying = await services.tasks.payForPlan(business_id, order, locale)
  if (paying === 'failed') return refuse('providerFailed')
  // The agreement is changed; the plan begins with the payment that is told.
  if (paying === 'done') return done({ note: outcome === 'scheduled' ? 'scheduled' : 'changing' })
  return done({ away: paying.to })
}

export const startTrial = (services: Acting, business_id: string) =>
  attempt(services, services.db().rpc('start_trial', { business_id }))

/** Stops the renewal, or takes that back. Whoever is charged by a provider is no longer: it is told first. */
export async function setRenewal(services: Acting, business_id: string, renews: boolean): Promise<Outcome<Next>> {
  const told = await services.tasks.setRenewal(business_id, renews)
  if (told === 'failed') return refuse('providerFailed')
  const note = renews ? 'resumed' : 'cancelled'
  if (told === 'done') return done({ note })
  const kept = await attempt(services, services.db().rpc('cancel_membership', { business_id, undo: renews }))
  return kept.ok ? done({ note }) : kept
}

export async function openPortal(services: Acting, business_id: string, locale: Locale): Promise<Outcome<Next>> {
  const opened = await services.tasks.openPortal(business_id, locale)
  return opened === 'failed' ? refuse('providerFailed') : done({ away: opened.to })
}
