// Made by a function; the affiliate and staff may look.
import { ensureAffiliate, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const values = { affiliate_id: await ensureAffiliate(world), amount_cents: 100, currency: 'USD' }
    const rest = { id: crypto.randomUUID(), made_on: '2026-11-16', created_at: '2026-11-16' }
    return insertRow(world.db, 'affiliate_payouts', { ...values, ...rest }, 'id')
  },
  insert: async (world) => ({
    affiliate_id: await ensureAffiliate(world),
    amount_cents: 100,
    currency: 'USD',
    made_on: '2026-11-16',
  }),
  change: { amount_cents: 999 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
