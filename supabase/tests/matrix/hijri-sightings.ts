// Everyone sees when a month began; staff keep the table.
import { insertRow, type TableMatrix } from './shape.ts'

let month = 0
/** Each month of a country once. */
const next = () => {
  month++
  return { hijri_year: 1400 + Math.floor(month / 12), hijri_month: (month % 12) + 1 }
}

export const matrix: TableMatrix = {
  arrange: ({ db, word }) => {
    const now = new Date().toISOString()
    const row = { country_code: 'GB', ...next(), begins_on: '2026-02-18', announced_by: word() }
    return insertRow(db, 'hijri_sightings', { id: crypto.randomUUID(), ...row, created_at: now, updated_at: now }, 'id')
  },
  insert: async ({ word }) => ({ country_code: 'MY', ...next(), begins_on: '2026-02-19', announced_by: word() }),
  change: { announced_by: 'Another council' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'filtered'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
