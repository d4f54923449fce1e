// Page views by day: superadmins read them, nobody writes them by hand.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(db, 'page_days', { day: '2026-11-15', kind: 'path', key: `/${word()}`, views: 3 }, 'key'),
  insert: async ({ word }) => ({ day: '2026-11-15', kind: 'path', key: `/${word()}`, views: 1 }),
  change: { views: 1000 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
