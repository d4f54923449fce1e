// Counted by a function; the affiliate and staff may look.
import { ensureAffiliate, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const affiliate_id = await ensureAffiliate(world)
    await world.db.query('delete from public.affiliate_clicks')
    return insertRow(
      world.db,
      'affiliate_clicks',
      { affiliate_id, day: '2026-11-16', clicks: 1 },
      'affiliate_id',
      'day',
    )
  },
  insert: async (world) => ({ affiliate_id: await ensureAffiliate(world), day: '2026-11-17', clicks: 9 }),
  change: { clicks: 99 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
