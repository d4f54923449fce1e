// The row is a pending application of the owner. Members may apply, staff decide.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, people, word }) =>
    insertRow(
      db,
      'partners',
      { id: crypto.randomUUID(), name: word(), applicant_id: people.owner.id, status: 'pending' },
      'id',
    ),
  insert: async ({ word }, self) => ({ name: word(), applicant_id: self }),
  change: { name: 'Renamed' },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'filtered', 'filtered'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
