// Figures of the owner's listing: the owner and superadmins read them, nobody writes them by hand.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const name = word()
    await db.query(`insert into public.businesses (name, owner_id, status) values ($1, $2, 'published')`, [
      name,
      people.owner.id,
    ])
    const [row] = await db.query<{ place_id: string }>('select place_id from public.businesses where name = $1', [name])
    return insertRow(db, 'listing_days', { day: '2026-11-15', place_id: row?.place_id, views: 3 }, 'place_id')
  },
  insert: async () => ({ day: '2026-11-15', place_id: crypto.randomUUID(), views: 1 }),
  change: { views: 1000 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
