// A member's groups are their own affair: others get names from functions, if at all.
import { insertGroup, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ group_id: await insertGroup(world), user_id: world.people.owner.id }),
  insert: async (world, self) => ({
    group_id: await insertGroup(world),
    user_id: self ?? world.people.owner.id,
    state: 'member',
  }),
  change: { words: 'Let me in' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
