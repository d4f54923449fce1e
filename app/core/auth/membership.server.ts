// Reading a membership, with the specification's error texts (section 8).
import * as z from 'zod'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { MembershipRow } from './membership.ts'

const COLUMNS =
  'id, business_id, plan_type, billing_cycle, status, start_date, end_date, auto_renew, is_trial, trial_started_at, grace_until, cancelled_at, next_plan'

const plan = z.enum(['basic', 'premium', 'enterprise'])
const membership = z.object({
  id: z.string(),
  business_id: z.string(),
  plan_type: plan,
  billing_cycle: z.enum(['monthly', 'annual']),
  status: z.enum(['active', 'expired', 'cancelled', 'past_due']),
  start_date: z.string(),
  end_date: z.string(),
  auto_renew: z.boolean(),
  is_trial: z.boolean(),
  trial_started_at: z.string().nullable(),
  grace_until: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  next_plan: plan.nullable(),
})

type Asking = Pick<Services, 'db' | 'log'>

/** The signed-in person's business account: the oldest, if they have several. */
export const findBusinessAccount = (services: Asking, ownerId: string): Promise<{ id: string } | null> =>
  ask(
    services,
    services
      .db()
      .from('business_accounts')
      .select('id')
      .eq('owner_id', ownerId)
      .order('created_at', { ascending: true })
      .limit(1)
      .maybeSingle(),
  )

/** The businesses of others that the signed-in person manages. */
export const listManaged = async (services: Asking, person: string): Promise<string[]> =>
  (
    await ask(
      services,
      services.db().from('business_team').select('business_id').eq('user_id', person).eq('role', 'manager'),
    )
  ).map(({ business_id }) => business_id)

export async function findMembership(
  services: Asking,
  businessId: string | null | undefined,
): Promise<MembershipRow | null> {
  if (!businessId) throw new Error('Missing businessId')
  const row = services.db().from('memberships').select(COLUMNS).eq('business_id', businessId).limit(1).maybeSingle()
  try {
    return await ask(services, row, membership.nullable())
  } catch (error) {
    throw error instanceof Error ? new Error('Failed to fetch membership', { cause: error }) : error
  }
}
