// That an owner hides something is for the owner and staff alone.
import { ensureAccount, insertPlace, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const [row] = await world.db.query<{ place_id: string }>(
      `with made as (
         insert into public.businesses (name, city, owner_id, business_account_id) values ($1, 'Leeds', $2, $3) returning id
       )
       select id as place_id from made`,
      [world.word(), world.people.owner.id, await ensureAccount(world)],
    )
    const [listing] = await world.db.query<{ place_id: string }>(
      'select place_id from public.businesses where id = $1',
      [row?.place_id],
    )
    return insertRow(
      world.db,
      'ownership_privacy',
      { place_id: listing?.place_id, hidden_at: new Date().toISOString() },
      'place_id',
    )
  },
  insert: async ({ db }) => ({ place_id: await insertPlace(db) }),
  change: { hidden_at: '2020-01-01' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
