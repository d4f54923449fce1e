// Written by functions. The author, the mosque and staff read them.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'place_suggestions',
      {
        id: crypto.randomUUID(),
        place_id: await insertKeptMosque(world),
        author_id: world.people.owner.id,
        changes: { phone: '1' },
        status: 'pending',
        created_at: '2026-01-01',
      },
      'id',
    ),
  insert: async (world, self) => ({
    place_id: await insertKeptMosque(world),
    changes: { phone: '2' },
    ...(self && { author_id: self }),
  }),
  change: { note: 'Please' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
