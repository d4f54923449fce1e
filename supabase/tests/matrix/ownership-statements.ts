// Written by functions only. For whoever said it, the owner of the business, and staff.
import { insertPlace, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) =>
    insertRow(
      db,
      'ownership_statements',
      {
        id: crypto.randomUUID(),
        place_id: await insertPlace(db),
        kind: 'self_declared',
        said_by: people.owner.id,
        status: 'accepted',
        is_sample: false,
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async ({ db }, self) => ({
    place_id: await insertPlace(db),
    kind: 'staff_visited',
    said_by: self,
    status: 'accepted',
  }),
  change: { status: 'withdrawn' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
