// A member's votes are theirs to know; others see how many did.
import { insertContribution, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const [row] = await db.query<{ id: string }>(
      'insert into public.reactions (contribution_id, user_id) values ($1, $2) returning id',
      [await insertContribution(db, word(), people.stranger.id), people.owner.id],
    )
    return { id: row?.id }
  },
  insert: async ({ db, people, word }, self) => ({
    contribution_id: await insertContribution(db, word(), people.stranger.id),
    ...(self && { user_id: self }),
  }),
  change: { created_at: '2020-01-01T00:00:00Z' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
