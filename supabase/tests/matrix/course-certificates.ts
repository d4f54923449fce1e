// A certificate is issued by its function, once all is done; others check it by its number, through another.
import { insertCourse, insertRow, type TableMatrix } from './shape.ts'

const certificateNumber = () =>
  (crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join('-')

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'course_certificates',
      {
        number: certificateNumber(),
        course_id: (await insertCourse(db, word(), people.stranger.id)).course,
        user_id: people.owner.id,
        learner: 'Amina',
        title: 'A course',
        teacher: 'Somebody',
        language: 'en',
        lessons: 2,
        minutes: 10,
        completed_at: '2026-01-01',
        created_at: '2026-01-01',
      },
      'number',
    ),
  insert: async ({ db, people, word }, self) => ({
    number: certificateNumber(),
    course_id: (await insertCourse(db, word(), people.owner.id)).course,
    learner: 'A Forger',
    title: 'A course',
    teacher: 'Somebody',
    language: 'en',
    lessons: 2,
    minutes: 10,
    completed_at: '2026-01-01',
    ...(self && { user_id: self }),
  }),
  change: { learner: 'Another Name' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
