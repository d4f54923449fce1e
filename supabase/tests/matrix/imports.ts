// Staff see imports and start them in their own name; everything after that is a function.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const [row] = await db.query<{ id: string }>(
      `insert into public.imports (file_name, source, started_by) values ($1, 'test', $2) returning id`,
      [word(), people.owner.id],
    )
    return { id: row?.id }
  },
  insert: async ({ word }, self) => ({ file_name: word(), source: 'test', started_by: self }),
  change: { state: 'done' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'allowed', 'denied', 'denied'],
    superadmin: ['allowed', 'allowed', 'denied', 'denied'],
  },
}
