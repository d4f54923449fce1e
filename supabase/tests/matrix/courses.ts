// A published course is everyone's to read; it is written by functions alone.
import { insertCourse, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ id: (await insertCourse(db, word(), people.owner.id)).course }),
  insert: async ({ word }) => ({ slug: word(), work: word(), language: 'en', title: 'Mine', state: 'published' }),
  change: { title: 'Changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
