// Nobody changes the lines of an order.
import { insertOrder, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ order_id: await insertOrder(world), sku: 'mug' }),
  insert: async (world) => ({
    order_id: await insertOrder(world),
    sku: 'free-mug',
    title: { en: 'Mug' },
    name: { en: '' },
    quantity: 1,
    price_cents: 1,
  }),
  change: { price_cents: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
