// Everyone reads what is added to a price; superadmins set it.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    await world.db.query('delete from public.tax_rates')
    return insertRow(world.db, 'tax_rates', { country_code: 'FR', name: 'TVA', percent: 20 }, 'country_code')
  },
  insert: async (world) => {
    await world.db.query('delete from public.tax_rates')
    return { country_code: 'TR', name: 'KDV', percent: 20 }
  },
  change: { percent: 19 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'filtered'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'denied', 'filtered', 'filtered'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
