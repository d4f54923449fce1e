// Only their owner may see search alerts.
import { insertRow, type TableMatrix } from './shape.ts'

const alert = (user: string | null, word: string) => ({
  id: crypto.randomUUID(),
  about: 'jobs',
  ...(user && { user_id: user }),
  filter: {},
  address: `/jobs?search=${word}`,
  name: 'Baker',
})

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'search_alerts',
      {
        ...alert(people.owner.id, word()),
        token: crypto.randomUUID(),
        told_at: '2026-01-01',
        created_at: '2026-01-01',
      },
      'id',
    ),
  insert: async ({ word }, self) => alert(self, word()),
  change: { name: 'Butcher' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
