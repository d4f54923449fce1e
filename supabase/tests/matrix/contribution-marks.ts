// A member's marks on posts are theirs alone: those they read, follow and save, and replies they began.
import { insertContribution, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const contribution_id = await insertContribution(db, word(), people.stranger.id)
    await db.query(
      `insert into public.contribution_marks (user_id, contribution_id, draft) values ($1, $2, 'Not yet')`,
      [people.owner.id, contribution_id],
    )
    return { user_id: people.owner.id, contribution_id }
  },
  insert: async ({ db, people, word }, self) => ({
    contribution_id: await insertContribution(db, word(), people.stranger.id),
    ...(self && { user_id: self }),
  }),
  change: { draft: 'Changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
