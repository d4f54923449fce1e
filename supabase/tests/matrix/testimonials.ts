// The row is not published.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(db, 'testimonials', { id: crypto.randomUUID(), name: word(), quote: { en: 'Good' } }, 'id'),
  insert: async ({ word }) => ({ name: word(), quote: { en: 'Good' } }),
  change: { position: 7 },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
