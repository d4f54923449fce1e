// The step each plan's button offers to the person who looks at it. Pure.
import { type MembershipRow, type PlanType, planRank } from '#app/core/auth/membership.ts'

export type Cycle = 'monthly' | 'annual'
export type Step = 'current' | 'start' | 'upgrade' | 'downgrade' | 'yearly' | 'monthly' | 'cancel' | 'none'

/** Where a plan is looked at before it is chosen. */
export const wishPath = (plan: PlanType, cycle: Cycle) => `/packages?plan=${plan}&cycle=${cycle}#yes`

type Present = Pick<MembershipRow, 'plan_type' | 'billing_cycle' | 'status' | 'is_trial' | 'cancelled_at'> | null

export const isPaidFor = (present: Present) =>
  present !== null && present.status === 'active' && present.plan_type !== 'basic' && !present.is_trial

/** What choosing `plan` means for someone who has `present`. */
export function stepTo(present: Present, plan: PlanType, cycle: Cycle): Step {
  if (present?.status !== 'active') return 'start'
  if (!isPaidFor(present)) return plan === 'basic' ? (present.is_trial ? 'none' : 'current') : 'start'
  if (plan === 'basic') return present.cancelled_at ? 'none' : 'cancel'
  if (plan === present.plan_type && cycle === present.billing_cycle) return 'current'
  if (plan === present.plan_type) return cycle === 'annual' ? 'yearly' : 'monthly'
  const isShorter = present.billing_cycle === 'annual' && cycle === 'monthly'
  return planRank[plan] > planRank[present.plan_type] && !isShorter ? 'upgrade' : 'downgrade'
}

/** Once, and not beside a plan that is paid for. */
export const mayTry = (present: (Present & Pick<MembershipRow, 'trial_started_at'>) | null) =>
  !present || (present.trial_started_at === null && !isPaidFor(present))
