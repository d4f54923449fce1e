// Kept by a function; the affiliate and staff may look.
import { ensureAccount, ensureAffiliate, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const business_id = await ensureAccount(world)
    await world.db.query('delete from public.referrals')
    const values = { business_id, affiliate_id: await ensureAffiliate(world), terms: {} }
    return insertRow(
      world.db,
      'referrals',
      { ...values, touched_at: '2026-11-16', created_at: '2026-11-16' },
      'business_id',
    )
  },
  insert: async (world) => ({
    business_id: await ensureAccount(world),
    affiliate_id: await ensureAffiliate(world),
    terms: {},
    touched_at: '2026-11-16',
  }),
  change: { terms: {} },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
