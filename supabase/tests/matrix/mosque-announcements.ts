// Everyone reads published announcements on the mosque's page; the row names its author, so only they, the mosque's keepers
// and staff read it. Anyone signed in may send one in; only keepers and staff change them.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'mosque_announcements',
      {
        id: crypto.randomUUID(),
        place_id: await insertKeptMosque(world),
        kind: 'general',
        title: 'Open day',
        body: '',
        is_pinned: false,
        status: 'published',
        expires_at: '2100-01-01',
        is_sample: false,
        created_at: '2026-01-01',
        updated_at: '2026-01-01',
      },
      'id',
    ),
  insert: async (world, self) => ({
    place_id: await insertKeptMosque(world),
    title: 'A class',
    ...(self && { author_id: self }),
  }),
  change: { title: 'Another day' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'denied'],
    stranger: ['filtered', 'allowed', 'filtered', 'denied'],
    staff: ['allowed', 'allowed', 'allowed', 'denied'],
    superadmin: ['allowed', 'allowed', 'allowed', 'denied'],
  },
}
