// Addresses and hashes of invitations are read and written by functions alone.
import { insertOwnBusiness, insertRow, type TableMatrix, type World } from './shape.ts'

const invitation = async (world: World) => ({
  id: crypto.randomUUID(),
  business_id: await insertOwnBusiness(world),
  email: `${world.word()}@test.example`,
  role: 'helper',
  token_hash: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'),
  state: 'pending',
  invited_by: world.people.owner.id,
  created_at: new Date().toISOString(),
  expires_at: '2999-01-01',
})

export const matrix: TableMatrix = {
  arrange: async (world) => insertRow(world.db, 'team_invitations', await invitation(world), 'id'),
  insert: invitation,
  change: { role: 'manager' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
