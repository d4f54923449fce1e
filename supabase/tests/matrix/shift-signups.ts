// A helper's shifts are theirs to see; the campaign gets names from its page function.
import { insertRow, insertShift, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'shift_signups',
      { entry_id: await insertShift(db, word(), people.stranger.id), user_id: people.owner.id },
      'entry_id',
      'user_id',
    ),
  insert: async ({ db, people, word }, self) => ({
    entry_id: await insertShift(db, word(), people.stranger.id),
    user_id: self ?? people.owner.id,
  }),
  change: { created_at: '2020-01-01' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
