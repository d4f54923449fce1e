// Earlier versions of contributions: staff read the rows; pages show those of published ones.
import { insertContribution, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const [row] = await db.query<{ id: number }>(
      `insert into public.contribution_versions (contribution_id, body) values ($1, 'Before') returning id`,
      [await insertContribution(db, word(), people.owner.id)],
    )
    return { id: row?.id }
  },
  insert: async ({ db, people, word }) => ({
    contribution_id: await insertContribution(db, word(), people.owner.id),
    body: 'Before',
  }),
  change: { body: 'Changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
