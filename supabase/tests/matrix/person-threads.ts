// A conversation of two members: nobody reads or writes it past the functions, the two included.
import { insertPersonThread, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ id: await insertPersonThread(world) }),
  insert: async ({ people }, self) => {
    const [one_id, two_id] = [self ?? people.owner.id, people.superadmin.id].toSorted()
    return { one_id, two_id, begun_by: one_id }
  },
  change: { state: 'open' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
