// Written by functions. Whoever asked and staff read them.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'mosque_admin_requests',
      {
        id: crypto.randomUUID(),
        place_id: await insertKeptMosque(world),
        user_id: world.people.owner.id,
        role: 'imam',
        statement: 'I lead the prayers.',
        status: 'pending',
        created_at: '2026-01-01',
      },
      'id',
    ),
  insert: async (world, self) => ({
    place_id: await insertKeptMosque(world),
    role: 'imam',
    statement: 'I lead the prayers.',
    ...(self && { user_id: self }),
  }),
  change: { role: 'committee' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
