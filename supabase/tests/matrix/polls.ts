// A poll stands beside a topic: others read it with the page, and nobody writes it past its function.
import { insertContribution, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const contribution_id = await insertContribution(db, word(), people.owner.id)
    await db.query(`insert into public.polls (contribution_id, options) values ($1, '{Yes,No}')`, [contribution_id])
    return { contribution_id }
  },
  insert: async ({ db, people, word }, self) => ({
    contribution_id: await insertContribution(db, word(), self ?? people.owner.id),
    options: ['Yes', 'No'],
  }),
  change: { takes_several: true },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
