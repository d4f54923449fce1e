// Messages between two members: nobody reads or writes them past the functions, staff included.
import { insertPersonThread, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'person_messages',
      {
        id: crypto.randomUUID(),
        thread_id: await insertPersonThread(world),
        author_id: world.people.owner.id,
        body: 'Salaam',
        status: 'published',
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async (world, self) => ({
    thread_id: await insertPersonThread(world),
    body: 'Wa alaykum salaam',
    ...(self && { author_id: self }),
  }),
  change: { body: 'Changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
