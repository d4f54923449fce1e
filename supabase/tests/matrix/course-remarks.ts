// Questions under a lesson are written by their function and shown by the lesson's page; authors read their own rows.
import { insertCourse, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const { course, text } = await insertCourse(db, word(), people.stranger.id)
    return insertRow(
      db,
      'course_remarks',
      {
        id: crypto.randomUUID(),
        course_id: course,
        lesson_id: text,
        user_id: people.owner.id,
        text: 'Why is that so?',
        language: 'en',
        status: 'published',
        created_at: '2026-01-01',
      },
      'id',
    )
  },
  insert: async ({ db, people, word }, self) => {
    const { course, text } = await insertCourse(db, word(), people.owner.id)
    return {
      course_id: course,
      lesson_id: text,
      text: 'Why is that so?',
      language: 'en',
      status: 'published',
      ...(self && { user_id: self }),
    }
  },
  change: { text: 'Something else' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
