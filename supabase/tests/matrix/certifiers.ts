// Everyone reads the registry; staff keep it.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db, word }) =>
    insertRow(
      db,
      'certifiers',
      { id: crypto.randomUUID(), name: word(), aliases: [], is_active: true, is_sample: false, ...stamps() },
      'id',
    ),
  insert: async ({ word }) => ({ name: word(), country_code: 'GB' }),
  change: { website: 'https://certifier.example' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'filtered'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}

function stamps() {
  const now = new Date().toISOString()
  return { created_at: now, updated_at: now }
}
