// Made by a function at the table’s price; the owner and staff may look.
import { ensureAccount, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const business_id = await ensureAccount(world)
    const values = {
      plan_type: 'premium',
      billing_cycle: 'monthly',
      price_cents: 1999,
      credit_cents: 0,
      tax_percent: 0,
    }
    const rest = { tax_name: '', currency: 'USD', provider: 'stripe', status: 'void', created_at: '2026-01-01' }
    return insertRow(world.db, 'plan_orders', { id: crypto.randomUUID(), business_id, ...values, ...rest }, 'id')
  },
  insert: async (world) => ({
    business_id: await ensureAccount(world),
    plan_type: 'enterprise',
    billing_cycle: 'annual',
    price_cents: 1,
    currency: 'USD',
    provider: 'stripe',
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
