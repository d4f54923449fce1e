// The members of a team are written by functions; people see where they are in one themselves.
import { insertOwnBusiness, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'business_team',
      {
        id: crypto.randomUUID(),
        business_id: await insertOwnBusiness(world),
        user_id: world.people.owner.id,
        role: 'helper',
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async (world, self) => ({
    business_id: await insertOwnBusiness(world),
    role: 'manager',
    ...(self && { user_id: self }),
  }),
  change: { role: 'manager' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
