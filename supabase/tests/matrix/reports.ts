// Members report once per subject; what they said is for them and for staff.
import { insertBusiness, insertPlace, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'reports',
      {
        id: crypto.randomUUID(),
        reporter_id: people.owner.id,
        subject_kind: 'listing',
        subject_id: await insertBusiness(db, word()),
        place_id: await insertPlace(db),
        reason: 'wrong',
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async ({ db, word }, self) => ({
    reporter_id: self,
    subject_kind: 'listing',
    subject_id: await insertBusiness(db, word()),
    reason: 'spam',
  }),
  change: { note: 'changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'denied', 'denied'],
    stranger: ['filtered', 'allowed', 'denied', 'denied'],
    staff: ['allowed', 'allowed', 'denied', 'denied'],
    superadmin: ['allowed', 'allowed', 'denied', 'denied'],
  },
}
