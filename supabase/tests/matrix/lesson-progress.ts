// Only functions write a learner's progress; the learner reads it.
import { insertCourse, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const { course, text } = await insertCourse(db, word(), people.stranger.id)
    return insertRow(
      db,
      'lesson_progress',
      { lesson_id: text, course_id: course, user_id: people.owner.id, position_seconds: 0, updated_at: '2026-01-01' },
      'lesson_id',
      'user_id',
    )
  },
  insert: async ({ db, people, word }, self) => {
    const { course, quiz } = await insertCourse(db, word(), people.owner.id)
    return {
      lesson_id: quiz,
      course_id: course,
      done_at: '2026-01-01',
      done_by: 'passed',
      ...(self && { user_id: self }),
    }
  },
  change: { done_at: '2026-01-01', done_by: 'passed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
