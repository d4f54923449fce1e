// A reader's bookmarks are nobody else's business, not even that of staff.
import { insertRow, type TableMatrix } from './shape.ts'

let last = 0
const nextVerse = () => (last = (last % 6236) + 1)

export const matrix: TableMatrix = {
  arrange: ({ db, people }) =>
    insertRow(db, 'quran_bookmarks', { user_id: people.owner.id, verse: nextVerse() }, 'user_id', 'verse'),
  insert: async (_world, self) => ({ verse: nextVerse(), ...(self && { user_id: self }) }),
  change: { marked_at: '2020-01-01' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['filtered', 'allowed', 'filtered', 'filtered'],
    superadmin: ['filtered', 'allowed', 'filtered', 'filtered'],
  },
}
