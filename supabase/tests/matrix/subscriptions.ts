// Written by the process; the owner and staff may look.
import { ensureAccount, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const business_id = await ensureAccount(world)
    const values = { ref: world.word(), business_id, status: 'active', cancel_at_end: false }
    return insertRow(world.db, 'subscriptions', { ...values, as_of: '2026-11-16', event_id: 'evt' }, 'ref')
  },
  insert: async (world) => ({
    ref: world.word(),
    business_id: await ensureAccount(world),
    status: 'active',
    as_of: '2026-11-16',
    event_id: 'e',
  }),
  change: { status: 'active' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
