// An inbox is read by its owner only.
import { insertContribution, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const [row] = await db.query<{ id: string }>(
      `insert into public.notifications (user_id, kind, contribution_id) values ($1, 'reply', $2) returning id`,
      [people.owner.id, await insertContribution(db, word(), people.stranger.id)],
    )
    return { id: row?.id }
  },
  insert: async ({ db, people, word }, self) => ({
    kind: 'reply',
    contribution_id: await insertContribution(db, word(), people.stranger.id),
    user_id: self ?? people.owner.id,
  }),
  change: { read_at: '2020-01-01T00:00:00Z' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
