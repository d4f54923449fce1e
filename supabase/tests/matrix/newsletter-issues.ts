// The row is a draft: staff write it; what was scheduled is moved by functions only.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(
      db,
      'newsletter_issues',
      {
        id: crypto.randomUUID(),
        subject: word(),
        language: 'en',
        blocks: [],
        languages: ['en'],
        towns: [],
        status: 'draft',
        created_at: '2026-01-01',
        updated_at: '2026-01-01',
      },
      'id',
    ),
  insert: async ({ word }) => ({ subject: word(), language: 'en', languages: ['en'] }),
  change: { subject: 'Another' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
