// The row is imported and hidden. Staff manage imports.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => {
    const [row] = await db.query<{ id: string }>(
      `insert into public.business (source, source_id, name, status) values ('test', $1, $1, 'hidden') returning id`,
      [word()],
    )
    return { id: row?.id }
  },
  insert: async ({ word }) => ({ source: 'test', source_id: word(), name: word() }),
  change: { city: 'London' },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
