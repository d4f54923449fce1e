// Prices and stock are staff's to write, and everyone's to read. Whoever of them has a second factor shows it first.
import { insertProduct, insertVariant, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => ({ id: await insertVariant(db, word()) }),
  insert: async ({ db, word }) => ({
    product_id: await insertProduct(db, word()),
    sku: word(),
    name: { en: 'Small' },
    price_cents: 1,
  }),
  change: { price_cents: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'denied'],
    stranger: ['allowed', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'allowed', 'allowed', 'denied'],
    superadmin: ['allowed', 'allowed', 'allowed', 'denied'],
  },
  withoutSecondStep: { staff: ['allowed', 'denied', 'filtered', 'denied'] },
}
