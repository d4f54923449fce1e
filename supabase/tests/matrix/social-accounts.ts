// Members who suggested or keep an account see its row; everyone gets what is published from a page function that names no
// member.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'social_accounts',
      {
        id: crypto.randomUUID(),
        platform: 'youtube',
        handle: word(),
        name: 'Of the matrix',
        about: 'Says something about itself.',
        language: 'en',
        topic: 'food',
        state: 'published',
        published_at: '2026-01-01',
        created_at: '2026-01-01',
        is_sample: false,
        suggested_by: people.owner.id,
      },
      'id',
    ),
  insert: async ({ word }, self) => ({
    platform: 'youtube',
    handle: word(),
    name: 'Of the matrix',
    about: 'Says something about itself.',
    language: 'en',
    topic: 'food',
    state: 'published',
    suggested_by: self,
  }),
  change: { name: 'Somebody else' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
