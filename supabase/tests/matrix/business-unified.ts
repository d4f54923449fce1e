// Everyone may read the directory; nobody writes it, not even staff. The row is published by the owner.
import { ensureAccount, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const [row] = await world.db.query<{ id: string }>(
      `insert into public.businesses (name, owner_id, business_account_id, status)
       values ($1, $2, $3, 'published') returning id`,
      [world.word(), world.people.owner.id, await ensureAccount(world)],
    )
    const [place] = await world.db.query<{ id: string }>(
      'select id from public.business_unified where source_row = $1',
      [row?.id],
    )
    return { id: place?.id }
  },
  insert: async ({ db, word }) => {
    const place = await insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'business' }, 'id')
    return { id: place.id, slug: word(), name: word(), source_table: 'businesses', source_row: crypto.randomUUID() }
  },
  change: { city: 'London' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
