// Everyone may read the directory; nobody writes it, not even staff.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => {
    const [row] = await db.query<{ id: string }>('insert into public.mosques (name) values ($1) returning id', [word()])
    const [place] = await db.query<{ id: string }>('select id from public.mosque_unified where source_row = $1', [
      row?.id,
    ])
    return { id: place?.id }
  },
  insert: async ({ db, word }) => {
    const place = await insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'mosque' }, 'id')
    return { id: place.id, slug: word(), name: word(), source_table: 'mosques', source_row: crypto.randomUUID() }
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
