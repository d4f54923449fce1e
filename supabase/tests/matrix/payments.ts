// Written by the process; staff may look.
import { ensureAccount, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const business_id = await ensureAccount(world)
    return insertRow(world.db, 'payments', { ref: world.word(), business_id, tax_cents: 0, refunded_cents: 0 }, 'ref')
  },
  insert: async (world) => ({ ref: world.word(), business_id: await ensureAccount(world), amount_cents: 1999 }),
  change: { refunded_cents: 0 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
