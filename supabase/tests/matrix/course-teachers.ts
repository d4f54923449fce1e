// Teachers are known to themselves and staff.
import { insertCourse, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({
    course_id: (await insertCourse(db, word(), people.owner.id)).course,
    user_id: people.owner.id,
  }),
  insert: async ({ db, people, word }, self) => ({
    course_id: (await insertCourse(db, word(), people.stranger.id)).course,
    ...(self && { user_id: self }),
  }),
  change: { user_id: crypto.randomUUID() },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
