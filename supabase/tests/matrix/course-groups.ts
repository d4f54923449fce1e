// A group is its learners' and its teachers' to see; everyone else hears of it from a function, without its link.
import { insertCourseGroup, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ id: (await insertCourseGroup(world)).group }),
  insert: async (world) => ({
    course_id: (await insertCourseGroup(world)).course,
    title: 'Another evening',
    place: 'Leeds',
    time_zone: 'UTC',
  }),
  change: { title: 'Changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
