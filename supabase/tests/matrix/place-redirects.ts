// Everyone may follow a redirect; only the directory makes them.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => {
    const place = await insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'business' }, 'id')
    return insertRow(db, 'place_redirects', { kind: 'business', old_slug: word(), new_id: place.id }, 'id')
  },
  insert: async ({ db, word }) => {
    const place = await insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'business' }, 'id')
    return { kind: 'business', old_slug: word(), new_id: place.id }
  },
  change: { old_slug: 'elsewhere' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
