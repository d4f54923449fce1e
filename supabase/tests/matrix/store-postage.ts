// Everyone reads what post costs, staff set it.
import { insertRow, type TableMatrix } from './shape.ts'

const countries = ['AE', 'BD', 'DE', 'EG', 'FR', 'ID', 'JO', 'KW', 'MA', 'NL', 'OM', 'PK', 'QA', 'SA', 'TN', 'TR']
let next = 0
const country = () => countries[next++ % countries.length]

export const matrix: TableMatrix = {
  arrange: async ({ db }) => {
    const code = country()
    await db.query('delete from public.store_postage where country_code = $1', [code])
    return insertRow(db, 'store_postage', { country_code: code, cents: 500 }, 'country_code')
  },
  insert: async ({ db }) => {
    const code = country()
    await db.query('delete from public.store_postage where country_code = $1', [code])
    return { country_code: code, cents: 0 }
  },
  change: { cents: 0 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'filtered'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
