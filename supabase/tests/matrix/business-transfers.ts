// Offers are made by functions only. Selecting every column asks for the token's hash as well, which nobody gets.
import { ensureAccount, insertRow, type TableMatrix, type World } from './shape.ts'

async function offer(world: World, from: string | null) {
  const { id } = await insertRow(
    world.db,
    'businesses',
    {
      id: crypto.randomUUID(),
      name: world.word(),
      owner_id: world.people.owner.id,
      business_account_id: await ensureAccount(world),
      status: 'published',
      reviews_count: 0,
      services: [],
      tags: [],
      featured: false,
      is_sample: false,
      facts: {},
      languages: [],
      online_only: false,
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    },
    'id',
  )
  return {
    id: crypto.randomUUID(),
    business_id: id,
    from_user: from,
    to_email: 'someone@example.com',
    token_hash: crypto.randomUUID().replaceAll('-', '').repeat(2),
    state: 'pending',
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  }
}

export const matrix: TableMatrix = {
  arrange: async (world) => insertRow(world.db, 'business_transfers', await offer(world, world.people.owner.id), 'id'),
  insert: (world, self) => offer(world, self),
  change: { state: 'accepted' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
