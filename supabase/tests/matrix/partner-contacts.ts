// Contact details of the owner's application: for the applicant and staff.
import { insertRow, type TableMatrix, type World } from './shape.ts'

async function applyAsOwner({ db, people, word }: World): Promise<unknown> {
  const row = await insertRow(
    db,
    'partners',
    {
      id: crypto.randomUUID(),
      name: word(),
      applicant_id: people.owner.id,
    },
    'id',
  )
  return row.id
}

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const partner_id = await applyAsOwner(world)
    return insertRow(world.db, 'partner_contacts', { partner_id, contact_email: 'a@test.example' }, 'partner_id')
  },
  insert: async (world) => ({ partner_id: await applyAsOwner(world), contact_email: 'b@test.example' }),
  change: { contact_name: 'Renamed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
