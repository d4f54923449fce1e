// Reckoned from payments; the affiliate and staff may look.
import { ensureAffiliate, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const payment_ref = world.word()
    await insertRow(world.db, 'payments', { ref: payment_ref, tax_cents: 0, refunded_cents: 0 })
    const values = { affiliate_id: await ensureAffiliate(world), payment_ref, amount_cents: 100, currency: 'USD' }
    const rest = { id: crypto.randomUUID(), payable_on: '2026-12-16', created_at: '2026-11-16' }
    return insertRow(world.db, 'commissions', { ...values, ...rest }, 'id')
  },
  insert: async (world) => ({
    affiliate_id: await ensureAffiliate(world),
    payment_ref: world.word(),
    amount_cents: 100,
    currency: 'USD',
    payable_on: '2026-11-16',
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
