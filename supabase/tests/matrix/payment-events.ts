// Written by the process; staff may look.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const values = { id: world.word(), kind: 'invoice.paid', made_at: '2026-11-16', received_at: '2026-11-16' }
    return insertRow(world.db, 'payment_events', values, 'id')
  },
  insert: async (world) => ({ id: world.word(), kind: 'invoice.paid', made_at: '2026-11-16' }),
  change: { kind: 'other' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
