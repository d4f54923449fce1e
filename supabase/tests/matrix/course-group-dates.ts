// A group's dates and recordings are for its learners and teachers.
import { insertCourseGroup, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ id: (await insertCourseGroup(world)).date }),
  insert: async (world) => ({
    group_id: (await insertCourseGroup(world)).group,
    starts_at: '2027-01-01T18:00:00Z',
    minutes: 60,
  }),
  change: { recording: 'https://recordings.example/other' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
