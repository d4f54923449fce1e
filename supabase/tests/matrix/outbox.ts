// Mail is written by the server and read by superadmins.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(
      db,
      'outbox',
      { to_address: 'a@test.example', subject: word(), body_text: 'Salam', status: 'kept' },
      'id',
    ),
  insert: async ({ word }) => ({ to_address: 'a@test.example', subject: word(), body_text: 'Salam' }),
  change: { subject: 'other' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
