// The team reads sanctions; the person concerned hears of theirs without the name of the one who gave it.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, people }) =>
    insertRow(
      db,
      'sanctions',
      {
        id: crypto.randomUUID(),
        user_id: people.owner.id,
        kind: 'warning',
        note: 'Kinder, please',
        given_by: people.staff.id,
        given_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async ({ people }, self) => ({ user_id: self ?? people.owner.id, kind: 'warning', note: 'Mine' }),
  change: { lifted_at: new Date().toISOString() },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
