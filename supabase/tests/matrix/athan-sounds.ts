// The row is on offer. Everyone hears it; only superadmins, who answer for licences, add and remove.
import { insertRow, type TableMatrix } from './shape.ts'

const sound = {
  licence: 'CC0 1.0',
  source_url: 'https://sounds.example/one',
  address: 'https://sounds.example/one.mp3',
}

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(
      db,
      'athan_sounds',
      {
        ...sound,
        id: crypto.randomUUID(),
        title: word(),
        suits: 'all',
        is_active: true,
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async ({ word }) => ({ ...sound, title: word() }),
  change: { title: 'Renamed' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'filtered'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'denied', 'filtered', 'filtered'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
