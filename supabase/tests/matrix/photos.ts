// The row waits for staff. Members add photos; everything after that goes through functions.
import { insertPlace, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) =>
    insertRow(
      db,
      'photos',
      {
        id: crypto.randomUUID(),
        place_id: await insertPlace(db),
        uploaded_by: people.owner.id,
        width: 800,
        height: 600,
        status: 'pending',
        is_owner_photo: false,
        is_cover: false,
        position: 0,
        stored_at: new Date().toISOString(),
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async ({ db }) => ({ place_id: await insertPlace(db), width: 800, height: 600 }),
  change: { caption: 'changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'denied', 'denied'],
    stranger: ['filtered', 'allowed', 'denied', 'denied'],
    staff: ['allowed', 'allowed', 'denied', 'denied'],
    superadmin: ['allowed', 'allowed', 'denied', 'denied'],
  },
}
