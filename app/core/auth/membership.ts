// Membership rules of the specification (sections 3, 4 and 6). Pure; time is a parameter.

export const planRank = { basic: 1, premium: 2, enterprise: 3 } as const
export type PlanType = keyof typeof planRank

export type Membership = {
  id: string
  business_id: string
  plan_type: PlanType
  billing_cycle: 'monthly' | 'annual'
  status: string
  start_date: string
  end_date: string
  auto_renew: boolean
}

/** With the marks of the states an active row can be in. */
export type MembershipRow = Membership & {
  is_trial: boolean
  trial_started_at: string | null
  grace_until: string | null
  cancelled_at: string | null
  next_plan: PlanType | null
}

export const isActive = (membership: Pick<Membership, 'status'>) => membership.status === 'active'

/** Whole days, rounded up, from now to the end. Never negative. */
export function daysRemaining(endDate: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(endDate) - now.getTime()) / 86_400_000))
}

export function grantsAccess(
  membership: Pick<Membership, 'status' | 'plan_type'> | null,
  minimum: PlanType = 'basic',
): boolean {
  return membership !== null && isActive(membership) && planRank[membership.plan_type] >= planRank[minimum]
}
