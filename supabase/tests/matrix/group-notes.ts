// Hosts' announcements are for the members of their group.
import { insertGroup, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'group_notes',
      {
        id: crypto.randomUUID(),
        group_id: await insertGroup(world),
        author_id: world.people.owner.id,
        body: 'We meet on Friday.',
        state: 'published',
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async (world, self) => ({
    group_id: await insertGroup(world),
    body: 'Hear, hear',
    ...(self && { author_id: self }),
  }),
  change: { body: 'Changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
