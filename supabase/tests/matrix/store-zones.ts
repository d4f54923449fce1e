// Everyone reads what post costs, staff set it.
import { insertRow, type TableMatrix, type World } from './shape.ts'

const COUNTRIES = ['AE', 'BD', 'DE', 'EG', 'FR', 'ID', 'JO', 'KW', 'MA', 'NL', 'OM', 'PK', 'QA', 'SA', 'TN', 'TR']
let next = 0
/** Of a country that is in no other zone. */
async function newZone({ db }: World) {
  const country = COUNTRIES[next++ % COUNTRIES.length] ?? ''
  await db.query('delete from public.store_zones where $1 = any (countries)', [country])
  return { name: { en: 'Zone' }, countries: [country], cents: 500 }
}

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(world.db, 'store_zones', { id: crypto.randomUUID(), ...(await newZone(world)) }, 'id'),
  insert: newZone,
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
