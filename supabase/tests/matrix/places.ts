// Everyone may see that a place exists; only the directory makes them.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: ({ db }) => insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'business' }, 'id'),
  insert: async () => ({ id: crypto.randomUUID(), kind: 'business' }),
  change: { kind: 'mosque' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
