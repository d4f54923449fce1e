// No person reads or writes codes, not even the staff.
import { insertPlace, insertRow, type TableMatrix, type World } from './shape.ts'

async function insertClaim({ db, people }: World): Promise<string> {
  const { id } = await insertRow(
    db,
    'claims',
    {
      id: crypto.randomUUID(),
      place_id: await insertPlace(db),
      claimant_id: people.owner.id,
      business_name: 'Al Noor',
      claimant_role: 'owner',
      method: 'email_code',
      state: 'pending',
      mosque_ids: [],
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    },
    'id',
  )
  return String(id)
}

const code = (claimId: string) => ({
  claim_id: claimId,
  code_hash: 'x',
  expires_at: new Date().toISOString(),
  tries: 0,
  sends: 1,
  first_sent_at: new Date().toISOString(),
  sent_at: new Date().toISOString(),
})

export const matrix: TableMatrix = {
  arrange: async (world) => insertRow(world.db, 'claim_codes', code(await insertClaim(world)), 'claim_id'),
  insert: async (world) => code(await insertClaim(world)),
  change: { tries: 0 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
