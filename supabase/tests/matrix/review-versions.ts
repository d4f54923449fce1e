// Staff read what reviews said before; a trigger writes it.
import { insertReview, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const [row] = await db.query<{ id: string }>(
      `insert into public.review_versions (review_id, rating, text, status) values ($1, 3, 'before', 'published')
       returning id`,
      [await insertReview(db, word(), people.owner.id)],
    )
    return { id: row?.id }
  },
  insert: async ({ db, people, word }) => ({
    review_id: await insertReview(db, word(), people.owner.id),
    rating: 1,
    text: 'invented',
    status: 'published',
  }),
  change: { text: 'forged' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
