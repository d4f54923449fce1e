// Members keep their own profile; staff may read. Profiles are made by the sign-up trigger only.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ people }) => ({ id: people.owner.id }),
  insert: async ({ word }) => ({ id: crypto.randomUUID(), display_name: word() }),
  change: { city: 'Leeds' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'allowed', 'denied'],
    stranger: ['filtered', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'denied', 'filtered', 'denied'],
    superadmin: ['allowed', 'denied', 'filtered', 'denied'],
  },
}
