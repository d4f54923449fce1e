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
    owner: ['allowed', 'denied', 'filtered', 'filtered'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
  withoutSecondStep: { staff: ['allowed', 'denied', 'filtered', 'filtered'] },
}
