// Issued by functions; the owner and staff may look, and nobody changes one.
import { ensureAccount, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const business_id = await ensureAccount(world)
    const sums = { net_cents: 0, tax_cents: 0, total_cents: 0, currency: 'USD', lines: [], issuer: {}, buyer: {} }
    const rest = { kind: 'invoice', status: 'paid', told: 'paid', issued_on: '2026-11-16', created_at: '2026-11-16' }
    return insertRow(
      world.db,
      'invoices',
      { id: crypto.randomUUID(), number: world.word(), business_id, ...sums, ...rest },
      'id',
    )
  },
  insert: async (world) => ({
    number: world.word(),
    business_id: await ensureAccount(world),
    lines: [],
    net_cents: 0,
    tax_cents: 0,
    total_cents: 0,
    currency: 'USD',
    issued_on: '2026-11-16',
  }),
  change: { status: 'paid' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
