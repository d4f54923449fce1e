// The lessons of a published course are everyone's to read; what is right in a quiz is not among them.
import { insertCourse, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ id: (await insertCourse(db, word(), people.owner.id)).quiz }),
  insert: async ({ db, people, word }) => ({
    course_id: (await insertCourse(db, word(), people.owner.id)).course,
    slug: word(),
    kind: 'text',
    title: 'Mine',
    minutes: 1,
  }),
  change: { pass_mark: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
