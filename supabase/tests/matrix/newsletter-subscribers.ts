// Subscribers come and go through functions; only superadmins may read the list.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(db, 'newsletter_subscribers', { id: crypto.randomUUID(), email: `${word()}@test.example` }, 'id'),
  insert: async ({ word }) => ({ email: `${word()}@test.example` }),
  change: { status: 'confirmed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
