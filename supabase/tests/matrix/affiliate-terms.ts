// Everyone reads the terms; a superadmin sets them.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db }) => {
    await db.query('update public.affiliate_terms set months = 12')
    return { id: true }
  },
  insert: async () => ({ id: true, percent: 60 }),
  change: { months: 24 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'denied'],
    stranger: ['allowed', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'denied', 'filtered', 'denied'],
    superadmin: ['allowed', 'denied', 'allowed', 'denied'],
  },
}
