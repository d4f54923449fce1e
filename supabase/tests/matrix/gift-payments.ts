// Money that came: the giver and staff may look, and nobody writes it.
import { insertGift, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'gift_payments',
      { ref: world.word(), gift_id: await insertGift(world), amount_cents: 1000, refunded_cents: 0, told: '' },
      'ref',
    ),
  insert: async (world) => ({ ref: world.word(), gift_id: await insertGift(world), amount_cents: 1000 }),
  change: { refunded_cents: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
