// Everyone reads it; a trigger on businesses writes it.
import { insertPlace, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db }) =>
    insertRow(
      db,
      'fact_statements',
      { place_id: await insertPlace(db), fact: 'wudu', said_as: 'owner', said_at: new Date().toISOString() },
      'place_id',
      'fact',
    ),
  insert: async ({ db }) => ({ place_id: await insertPlace(db), fact: 'wudu', said_as: 'owner' }),
  change: { said_as: 'staff' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
