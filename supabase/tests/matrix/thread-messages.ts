// Messages to a business and its answers: nobody reads or writes them past the functions, staff included.
import { insertRow, insertThread, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'thread_messages',
      {
        id: crypto.randomUUID(),
        thread_id: await insertThread(world),
        sender: 'visitor',
        author_id: world.people.owner.id,
        body: 'Are you open on Fridays?',
        status: 'published',
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async (world, self) => ({
    thread_id: await insertThread(world),
    sender: 'business',
    body: 'We are.',
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
