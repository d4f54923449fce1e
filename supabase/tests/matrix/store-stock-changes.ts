// Written by a function only: what is on a shelf is changed by a difference.
import { insertRow, insertVariant, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) =>
    insertRow(
      db,
      'store_stock_changes',
      { key: crypto.randomUUID(), variant_id: await insertVariant(db, word()), difference: 3, stock: 8 },
      'key',
    ),
  insert: async ({ db, word }) => ({
    key: crypto.randomUUID(),
    variant_id: await insertVariant(db, word()),
    difference: 3,
    stock: 8,
  }),
  change: { difference: 9 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
