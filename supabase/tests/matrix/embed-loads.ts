// Counts of a widget of the owner's business: the owner and staff read them, nobody writes them by hand.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const host = `${word()}.example`
    await db.query(`insert into public.businesses (name, owner_id, status) values ($1, $2, 'published')`, [
      host,
      people.owner.id,
    ])
    const [row] = await db.query<{ place_id: string }>('select place_id from public.businesses where name = $1', [host])
    return insertRow(
      db,
      'embed_loads',
      { day: '2026-11-15', host, widget: 'business', place_id: row?.place_id, loads: 3 },
      'host',
    )
  },
  insert: async ({ word }) => ({ day: '2026-11-15', host: `${word()}.example`, widget: 'hijri', loads: 1 }),
  change: { loads: 1000 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
