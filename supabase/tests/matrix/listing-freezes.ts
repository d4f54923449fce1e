// The owner froze their listing. Freezes are set and lifted by functions only.
import { ensureAccount, insertRow, type TableMatrix, type World } from './shape.ts'

async function insertListing(world: World): Promise<string> {
  const [row] = await world.db.query<{ id: string }>(
    `insert into public.businesses (name, city, status, owner_id, business_account_id)
     values ($1, 'Leeds', 'published', $2, $3) returning id`,
    [world.word(), world.people.owner.id, await ensureAccount(world)],
  )
  return row?.id ?? ''
}

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'listing_freezes',
      {
        business_id: await insertListing(world),
        frozen_by: world.people.owner.id,
        frozen_at: new Date().toISOString(),
      },
      'business_id',
    ),
  insert: async (world, self) => ({ business_id: await insertListing(world), ...(self && { frozen_by: self }) }),
  change: { frozen_at: '2020-01-01T00:00:00Z' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
