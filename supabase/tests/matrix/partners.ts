// The row is a pending application of the owner. Everyone applies by a function, staff too, and others decide; the row names nobody.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const row = await insertRow(db, 'partners', { id: crypto.randomUUID(), name: word(), status: 'pending' }, 'id')
    const contact = { partner_id: row.id, applicant_id: people.owner.id, contact_email: 'a@test.example' }
    await insertRow(db, 'partner_contacts', contact, 'partner_id')
    return row
  },
  insert: async ({ word }) => ({ name: word() }),
  change: { name: 'Renamed' },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'denied', 'allowed', 'allowed'],
    superadmin: ['allowed', 'denied', 'allowed', 'allowed'],
  },
}
