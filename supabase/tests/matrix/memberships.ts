// Plans change through functions only; the owner and staff may look.
import { ensureAccount, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const business_id = await ensureAccount(world)
    await world.db.query('delete from public.memberships where business_id = $1', [business_id])
    const [row] = await world.db.query<{ id: string }>(
      `select id from public.set_membership_plan($1, 'basic', 'monthly')`,
      [business_id],
    )
    return { id: row?.id }
  },
  insert: async (world) => {
    const business_id = await ensureAccount(world)
    await world.db.query('delete from public.memberships where business_id = $1', [business_id])
    return { business_id, plan_type: 'enterprise', start_date: '2026-01-01', end_date: '2036-01-01' }
  },
  change: { plan_type: 'enterprise' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
