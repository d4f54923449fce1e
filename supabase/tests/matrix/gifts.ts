// Written by the process; the giver and staff may look.
import { insertGift, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ id: await insertGift(world) }),
  insert: async () => ({
    purpose_id: 'running',
    amount_cents: 1000,
    currency: 'USD',
    cycle: 'once',
    email: 'a@test.example',
    provider: 'manual',
  }),
  change: { amount_cents: 9999 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
