// Conversations are read and written by functions alone: a row names a person to a business and a business to a person.
import { insertOwnBusiness, insertThread, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ id: await insertThread(world) }),
  insert: async (world, self) => ({
    business_id: await insertOwnBusiness(world),
    ...(self && { visitor_id: self, owner_id: self }),
  }),
  change: { is_done: true },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
