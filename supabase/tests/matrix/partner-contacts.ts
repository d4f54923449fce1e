// Contact details of the owner's application: for the applicant and staff.
import { insertRow, type TableMatrix, type World } from './shape.ts'

async function insertPartner({ db, word }: World): Promise<unknown> {
  return (await insertRow(db, 'partners', { id: crypto.randomUUID(), name: word() }, 'id')).id
}

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const contact = { partner_id: await insertPartner(world), applicant_id: world.people.owner.id }
    return insertRow(world.db, 'partner_contacts', { ...contact, contact_email: 'a@test.example' }, 'partner_id')
  },
  insert: async (world) => ({ partner_id: await insertPartner(world), contact_email: 'b@test.example' }),
  change: { contact_name: 'Renamed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'denied'],
    stranger: ['filtered', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'denied', 'allowed', 'denied'],
    superadmin: ['allowed', 'denied', 'allowed', 'denied'],
  },
}
