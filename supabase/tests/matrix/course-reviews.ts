// Learners' reviews are written by their function and shown by the course's page; authors read their own rows.
import { insertCourse, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'course_reviews',
      {
        id: crypto.randomUUID(),
        course_id: (await insertCourse(db, word(), people.stranger.id)).course,
        user_id: people.owner.id,
        rating: 5,
        text: 'Clear, short and to the point.',
        language: 'en',
        status: 'published',
        created_at: '2026-01-01',
      },
      'id',
    ),
  insert: async ({ db, people, word }, self) => ({
    course_id: (await insertCourse(db, word(), people.owner.id)).course,
    rating: 5,
    text: 'Clear, short and to the point.',
    language: 'en',
    status: 'published',
    ...(self && { user_id: self }),
  }),
  change: { rating: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
