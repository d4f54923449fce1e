// A draft: its author's alone. What is published reaches others through page functions.
import { insertContribution, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({
    id: await insertContribution(db, word(), people.owner.id, { state: 'draft' }),
  }),
  insert: async ({ word }, self) => ({
    section: 'forum',
    slug: word(),
    body: 'Words',
    language: 'en',
    state: 'published',
    ...(self && { author_id: self }),
  }),
  change: { state: 'published' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
