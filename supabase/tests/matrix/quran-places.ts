// A reader's place in the Quran is nobody else's business, not even that of staff.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  // One row per person: the one from before makes room.
  arrange: async ({ db, people }) => {
    await db.query('delete from public.quran_places where user_id = $1', [people.owner.id])
    return insertRow(db, 'quran_places', { user_id: people.owner.id, verse: 262 }, 'user_id')
  },
  insert: async ({ db }, self) => {
    if (self) await db.query('delete from public.quran_places where user_id = $1', [self])
    return { verse: 263, ...(self && { user_id: self }) }
  },
  change: { verse: 264 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['filtered', 'allowed', 'filtered', 'filtered'],
    superadmin: ['filtered', 'allowed', 'filtered', 'filtered'],
  },
}
