// Daily counts of promotions: superadmins read them, nobody writes them by hand.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(
      db,
      'promo_days',
      { day: '2026-11-15', promotion: word(), placement: 'home', impressions: 3 },
      'promotion',
    ),
  insert: async ({ word }) => ({ day: '2026-11-15', promotion: word(), placement: 'home', impressions: 1 }),
  change: { impressions: 1000 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
