// Reading a membership, with the specification's error texts (section 8).
import type { Db } from '#app/core/request/services.ts'
import type { Membership } from './membership.ts'

const COLUMNS = 'id, business_id, plan_type, billing_cycle, status, start_date, end_date, auto_renew, is_trial'

export type MembershipRow = Membership & { is_trial: boolean }

/** The signed-in person's business account: the oldest, if they have several. */
export async function findBusinessAccount(db: Db, ownerId: string): Promise<{ id: string } | null> {
  const { data, error } = await db
    .from('business_accounts')
    .select('id')
    .eq('owner_id', ownerId)
    .order('created_at', { ascending: true })
    .limit(1)
    .maybeSingle()
  if (error) throw new Error(`Failed to fetch business account: ${error.message}`)
  return data
}

export async function findMembership(db: Db, businessId: string | null | undefined): Promise<MembershipRow | null> {
  if (!businessId) throw new Error('Missing businessId')
  const { data, error } = await db
    .from('memberships')
    .select(COLUMNS)
    .eq('business_id', businessId)
    .limit(1)
    .maybeSingle()
  if (error) throw new Error('Failed to fetch membership', { cause: error })
  return data as MembershipRow | null
}
