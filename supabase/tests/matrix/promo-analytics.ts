// Anyone may add an event, only superadmins may read, nobody may change one.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) => insertRow(db, 'promo_analytics', { promotion: word(), event: 'click', meta: {} }, 'id'),
  insert: async ({ word }) => ({ promotion: word(), event: 'impression', path: '/', meta: { language: 'en' } }),
  change: { event: 'impression' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'allowed', 'denied', 'denied'],
    owner: ['filtered', 'allowed', 'denied', 'denied'],
    stranger: ['filtered', 'allowed', 'denied', 'denied'],
    staff: ['filtered', 'allowed', 'denied', 'denied'],
    superadmin: ['allowed', 'allowed', 'denied', 'denied'],
  },
}
