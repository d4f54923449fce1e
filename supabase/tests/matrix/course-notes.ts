// Notes are their learner's alone, staff included.
import { insertCourse, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'course_notes',
      {
        lesson_id: (await insertCourse(db, word(), people.stranger.id)).text,
        user_id: people.owner.id,
        text: 'Mine',
        updated_at: '2026-01-01',
      },
      'lesson_id',
      'user_id',
    ),
  insert: async ({ db, people, word }, self) => ({
    lesson_id: (await insertCourse(db, word(), people.owner.id)).text,
    text: 'Also mine',
    ...(self && { user_id: self }),
  }),
  change: { text: 'Changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['filtered', 'allowed', 'filtered', 'filtered'],
    superadmin: ['filtered', 'allowed', 'filtered', 'filtered'],
  },
}
