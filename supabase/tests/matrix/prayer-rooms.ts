// Written by functions and imports. What waits for a second word members see, so that one of them can give it.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'prayer_rooms',
      {
        id: crypto.randomUUID(),
        slug: word(),
        name: 'Prayer room',
        latitude: 53.8,
        longitude: -1.5,
        said: {},
        from_source: {},
        status: 'waiting',
        author_id: people.owner.id,
        created_at: '2026-01-01',
        updated_at: '2026-01-01',
      },
      'id',
    ),
  insert: async ({ word }, self) => ({
    slug: word(),
    name: 'Prayer room',
    latitude: 53.8,
    longitude: -1.5,
    ...(self && { author_id: self }),
  }),
  change: { name: 'Another room' },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
