// Written by functions only. People see what they gave themselves, staff see all.
import { insertPlace, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) =>
    insertRow(
      db,
      'halal_evidence',
      {
        id: crypto.randomUUID(),
        place_id: await insertPlace(db),
        kind: 'confirmation',
        said_by: people.owner.id,
        said_as: 'member',
        status: 'accepted',
        reminded_days: [],
        is_sample: false,
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async ({ db }, self) => ({
    place_id: await insertPlace(db),
    kind: 'visit',
    said_by: self,
    said_as: 'staff',
    issued_on: '2026-11-01',
    expires_on: '2027-11-01',
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
