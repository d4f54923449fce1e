// Posts are read by their authors and staff; others get what is open from page functions. Written by functions alone.
import { insertJob, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ id: await insertJob(db, word(), people.owner.id) }),
  insert: async ({ word }, self) => ({
    slug: word(),
    ...(self && { author_id: self }),
    employer_name: 'A household',
    title: 'Help at home',
    body: 'Two mornings a week, in a calm house with three children and a cat.',
    language: 'en',
    kind: 'volunteer',
    workplace: 'remote',
    country_code: 'GB',
    open_days: 30,
    state: 'review',
  }),
  change: { title: 'Something else entirely' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
