// Replies: authors and staff read rows, everyone else gets them from page functions.
import { insertContribution, insertReply, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ id: await insertReply(db, word(), people.owner.id) }),
  insert: async ({ db, people, word }, self) => ({
    contribution_id: await insertContribution(db, word(), people.owner.id),
    body: 'Words',
    language: 'en',
    ...(self && { author_id: self }),
  }),
  change: { body: 'Changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
