// How many came by a code: owners are told by a function, superadmins read it, nobody writes it.
import { insertRow, type TableMatrix, type World } from './shape.ts'

async function codeOf({ db, people, word }: World): Promise<unknown> {
  const name = word()
  await insertRow(db, 'businesses', { name, owner_id: people.owner.id, status: 'published' })
  const [row] = await db.query<{ code: string }>(
    `insert into public.place_campaigns (place_id, name) select place_id, name from public.businesses where name = $1 returning code`,
    [name],
  )
  return row?.code
}

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'place_campaign_days',
      { code: await codeOf(world), day: '2026-11-02', visitors: 3 },
      'code',
      'day',
    ),
  insert: async (world) => ({ code: await codeOf(world), day: '2026-11-02', visitors: 3 }),
  change: { visitors: 1 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
