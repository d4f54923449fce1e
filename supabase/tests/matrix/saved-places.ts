// A member's saved places are nobody else's business, not even that of staff.
import { insertPlace, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) =>
    insertRow(
      db,
      'saved_places',
      { user_id: people.owner.id, place_id: await insertPlace(db), created_at: new Date().toISOString() },
      'user_id',
      'place_id',
    ),
  insert: async ({ db }, self) => ({ place_id: await insertPlace(db), ...(self && { user_id: self }) }),
  change: { created_at: '2020-01-01' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'denied', 'allowed'],
    stranger: ['filtered', 'allowed', 'denied', 'filtered'],
    staff: ['filtered', 'allowed', 'denied', 'filtered'],
    superadmin: ['filtered', 'allowed', 'denied', 'filtered'],
  },
}
