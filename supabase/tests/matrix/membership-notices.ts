// Written by the job; staff may look.
import { ensureAccount, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const business_id = await ensureAccount(world)
    await world.db.query('delete from public.membership_notices')
    return insertRow(
      world.db,
      'membership_notices',
      {
        id: crypto.randomUUID(),
        business_id,
        kind: 'ends',
        plan_type: 'premium',
        happens_on: '2026-12-01',
        created_at: '2026-11-24',
      },
      'id',
    )
  },
  insert: async (world) => ({
    business_id: await ensureAccount(world),
    kind: 'late',
    plan_type: 'premium',
    happens_on: '2026-12-02',
  }),
  change: { kind: 'ended' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
