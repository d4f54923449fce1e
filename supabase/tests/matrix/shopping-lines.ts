// A shopping list is nobody else's business, not even that of staff.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(db, 'shopping_lines', { user_id: people.owner.id, name: word(), amount: 2, unit: 'kg' }, 'id'),
  insert: async ({ word }, self) => ({ name: word(), amount: 2, unit: 'kg', ...(self && { user_id: self }) }),
  change: { is_ticked: true },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['filtered', 'allowed', 'filtered', 'filtered'],
    superadmin: ['filtered', 'allowed', 'filtered', 'filtered'],
  },
}
