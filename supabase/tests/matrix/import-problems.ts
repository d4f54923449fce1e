// Written by the engine alone; staff read it.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => {
    const [row] = await db.query<{ id: string }>(
      `with import as (insert into public.imports (file_name, source) values ($1, 'test') returning id)
       insert into public.import_problems (import_id, line, reason) select id, 1, 'name_missing' from import returning id`,
      [word()],
    )
    return { id: row?.id }
  },
  insert: async () => ({ import_id: crypto.randomUUID(), line: 2, reason: 'name_missing' }),
  change: { reason: 'fine' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
