// A learner's courses are their own to know; nobody takes one for another.
import { insertCourse, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'course_enrolments',
      {
        course_id: (await insertCourse(db, word(), people.stranger.id)).course,
        user_id: people.owner.id,
        started_at: '2026-01-01',
      },
      'course_id',
      'user_id',
    ),
  insert: async ({ db, people, word }, self) => ({
    course_id: (await insertCourse(db, word(), people.owner.id)).course,
    completed_at: '2026-01-01',
    ...(self && { user_id: self }),
  }),
  change: { completed_at: '2026-01-01' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
