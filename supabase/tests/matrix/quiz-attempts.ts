// An attempt is graded by its function, and read by whoever answered.
import { insertCourse, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'quiz_attempts',
      {
        id: crypto.randomUUID(),
        lesson_id: (await insertCourse(db, word(), people.stranger.id)).quiz,
        user_id: people.owner.id,
        asked: 'x',
        result: [],
        score: 0,
        out_of: 1,
        passed: false,
        created_at: '2026-01-01',
      },
      'id',
    ),
  insert: async ({ db, people, word }, self) => ({
    lesson_id: (await insertCourse(db, word(), people.owner.id)).quiz,
    asked: 'x',
    result: [],
    score: 1,
    out_of: 1,
    passed: true,
    ...(self && { user_id: self }),
  }),
  change: { passed: true },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
