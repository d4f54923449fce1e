// Everyone reads it; only functions write it.
import { insertPlace, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db }) =>
    insertRow(db, 'place_standing', { place_id: await insertPlace(db), rating: 4, reviews_count: 2 }, 'place_id'),
  insert: async ({ db }) => ({ place_id: await insertPlace(db), rating: 5 }),
  change: { rating: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
