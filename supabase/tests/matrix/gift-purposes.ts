// The row is not shown yet. Staff write what gifts are for.
import { insertRow, type TableMatrix } from './shape.ts'

const text = { en: 'Text' }

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(db, 'gift_purposes', { id: word(), title: text, text, active: false, position: 0 }, 'id'),
  insert: async ({ word }) => ({ id: word(), title: text, text }),
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
