// The owner made the claim; someone else vouched. Written by functions only.
import { insertPlace, insertRow, type TableMatrix, type World } from './shape.ts'

async function vouch({ db, people }: World, voucher: string | null) {
  const place = await insertPlace(db)
  const { id } = await insertRow(
    db,
    'claims',
    {
      id: crypto.randomUUID(),
      place_id: place,
      claimant_id: people.owner.id,
      business_name: 'Al Noor',
      claimant_role: 'owner',
      method: 'mosque_vouch',
      state: 'pending',
      mosque_ids: [place],
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    },
    'id',
  )
  return { claim_id: id, voucher_id: voucher, mosque_id: place, created_at: new Date().toISOString() }
}

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(world.db, 'claim_vouches', await vouch(world, world.people.superadmin.id), 'claim_id', 'voucher_id'),
  insert: (world, self) => vouch(world, self),
  change: { note: 'changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
