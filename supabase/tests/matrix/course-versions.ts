// Every wording, with what is right in the quizzes: for teachers and staff, written by functions alone.
import { insertCourse, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({
    course_id: (await insertCourse(db, word(), people.owner.id)).course,
    number: 1,
  }),
  insert: async ({ db, people, word }) => ({
    course_id: (await insertCourse(db, word(), people.owner.id)).course,
    number: 2,
    content: {},
  }),
  change: { content: {} },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
