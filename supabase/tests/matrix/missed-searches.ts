// Searches that found nothing: counted for visitors, read by staff.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) =>
    insertRow(
      db,
      'missed_searches',
      { week: '2026-11-02', country_code: 'GB', city: word(), category: 'grocery', subcategory: 'butcher', times: 1 },
      'city',
    ),
  insert: async ({ word }) => ({ week: '2026-11-02', country_code: 'GB', city: word(), category: 'grocery' }),
  change: { times: 1000 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
