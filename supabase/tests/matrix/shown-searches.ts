// The searches that showed a listing: owners are told by a function, superadmins read it, nobody writes it.
import { insertRow, type TableMatrix, type World } from './shape.ts'

async function placeOf({ db, people, word }: World): Promise<unknown> {
  const name = word()
  await insertRow(db, 'businesses', { name, owner_id: people.owner.id, status: 'published' })
  const [row] = await db.query<{ place_id: string }>('select place_id from public.businesses where name = $1', [name])
  return row?.place_id
}

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'shown_searches',
      { place_id: await placeOf(world), week: '2026-11-02', wanted: 'near', times: 3, ranks: 6 },
      'place_id',
      'week',
    ),
  insert: async (world) => ({ place_id: await placeOf(world), week: '2026-11-02', wanted: 'near', times: 3, ranks: 6 }),
  change: { times: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
