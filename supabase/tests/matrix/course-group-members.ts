// A learner's groups are their own to know; nobody joins for another.
import { insertCourseGroup, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ group_id: (await insertCourseGroup(world)).group, user_id: world.people.owner.id }),
  insert: async (world, self) => ({
    group_id: (await insertCourseGroup(world)).group,
    ...(self && { user_id: self }),
  }),
  change: { joined_at: '2026-01-01' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
