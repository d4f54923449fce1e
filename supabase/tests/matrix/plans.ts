// Everyone reads prices; a superadmin changes them, and no plan is added or removed.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async () => ({ plan_type: 'premium' }),
  insert: async () => ({ plan_type: 'basic', rank: 9, monthly_cents: 1, annual_cents: 1 }),
  change: { currency: 'USD' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'denied'],
    stranger: ['allowed', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'denied', 'filtered', 'denied'],
    superadmin: ['allowed', 'denied', 'allowed', 'denied'],
  },
}
