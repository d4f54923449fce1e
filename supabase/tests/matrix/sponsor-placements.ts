// Everyone reads what is offered; superadmins set the price.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db }) => {
    await db.query(`update public.sponsor_placements set monthly_cents = null where id = 'lead'`)
    return { id: 'lead' }
  },
  insert: async () => ({ id: 'banner', monthly_cents: 1 }),
  change: { monthly_cents: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'denied'],
    stranger: ['allowed', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'denied', 'filtered', 'denied'],
    superadmin: ['allowed', 'denied', 'allowed', 'denied'],
  },
}
