// Everyone reads the list that is shown; staff keep it.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => {
    const [row] = await db.query<{ id: string }>(
      `insert into public.aid_organisations (name, website, work, source)
       values ($1, 'https://aid.example', array['food'], 'https://source.example') returning id`,
      [word()],
    )
    return { id: row?.id }
  },
  insert: async ({ word }) => ({
    name: word(),
    website: 'https://aid.example',
    work: ['water'],
    source: 'https://source.example',
  }),
  change: { position: 7 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'filtered'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
