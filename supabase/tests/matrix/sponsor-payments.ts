// Money is told by the provider or by staff, through functions. Its owner reads the invoice.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(db, 'sponsor_payments', { ref: word(), amount_cents: 100, currency: 'USD', refunded_cents: 0 }, 'ref'),
  insert: async ({ word }) => ({ ref: word(), amount_cents: 100, currency: 'USD', paid_at: '2026-11-16' }),
  change: { amount_cents: 999999 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
