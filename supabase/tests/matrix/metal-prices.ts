// Staff keep the prices. Everyone else reads them through zakaat_prices, without who entered them.
import { insertRow, type TableMatrix } from './shape.ts'

let day = 0
/** A day of its own for every row: metal, currency and day are unique together. */
const nextDay = () => new Date(Date.UTC(2001, 0, ++day)).toISOString().slice(0, 10)

export const matrix: TableMatrix = {
  arrange: ({ db, people }) =>
    insertRow(
      db,
      'metal_prices',
      {
        id: crypto.randomUUID(),
        metal: 'gold',
        currency: 'GBP',
        price_per_gram: 100.5,
        as_of: nextDay(),
        source: 'Test',
        entered_by: people.owner.id,
        is_sample: false,
        created_at: new Date().toISOString(),
      },
      'id',
    ),
  insert: async () => ({ metal: 'silver', currency: 'EUR', price_per_gram: 1.25, as_of: nextDay(), source: 'Test' }),
  change: { source: 'Corrected' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
