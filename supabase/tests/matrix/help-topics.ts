// The row is not published.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(
      db,
      'help_topics',
      { id: word(), locale: 'en', question: 'Q?', answer: 'A.', published: false },
      'id',
      'locale',
    ),
  insert: async ({ word }) => ({ id: word(), locale: 'ar', question: 'Q?', answer: 'A.' }),
  change: { position: 7 },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
