// Written by functions. Who said it and staff read it.
import { insertRow, type TableMatrix, type World } from './shape.ts'

async function insertRoom({ db, word }: World): Promise<string> {
  const { id } = await insertRow(
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
      status: 'published',
      created_at: '2026-01-01',
      updated_at: '2026-01-01',
    },
    'id',
  )
  return String(id)
}

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'prayer_room_words',
      {
        id: crypto.randomUUID(),
        room_id: await insertRoom(world),
        author_id: world.people.owner.id,
        field: 'wudu',
        value: true,
        status: 'pending',
        created_at: '2026-01-01',
      },
      'id',
    ),
  insert: async (world, self) => ({
    room_id: await insertRoom(world),
    field: 'wudu',
    value: true,
    ...(self && { author_id: self }),
  }),
  change: { value: false },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
