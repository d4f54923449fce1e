// Written by a trigger; nobody says what became of an order.
import { insertOrder, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ order_id: await insertOrder(world), n: 1 }),
  insert: async (world) => ({ order_id: await insertOrder(world), n: 2, status: 'done' }),
  change: { status: 'done' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
