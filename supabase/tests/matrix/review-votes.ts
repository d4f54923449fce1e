// The owner's vote for a stranger's review. Nobody votes for their own: the stranger is refused.
import { insertReview, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'review_votes',
      {
        review_id: await insertReview(db, word(), people.stranger.id),
        user_id: people.owner.id,
        created_at: new Date().toISOString(),
      },
      'review_id',
    ),
  insert: async ({ db, people, word }, self) => ({
    review_id: await insertReview(db, word(), people.stranger.id),
    ...(self && { user_id: self }),
  }),
  change: { created_at: '2020-01-01T00:00:00Z' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'denied', 'allowed'],
    stranger: ['filtered', 'denied', 'denied', 'filtered'],
    staff: ['filtered', 'allowed', 'denied', 'filtered'],
    superadmin: ['filtered', 'allowed', 'denied', 'filtered'],
  },
}
