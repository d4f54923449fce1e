// Written by functions only; whoever ordered with an account, and staff, may look.
import { insertOrder, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ id: await insertOrder(world) }),
  insert: async () => ({
    key: crypto.randomUUID(),
    delivery: 'post',
    name: 'A',
    email: 'a@test.example',
    provider: 'none',
    goods_cents: 1,
    postage_cents: 0,
    tax_cents: 0,
    total_cents: 1,
    currency: 'USD',
  }),
  change: { status: 'paid', total_cents: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
