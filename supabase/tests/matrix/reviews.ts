// A review that waits for staff: its author and staff see it. Members write about places, under their own name only.
import { insertBusiness, type TableMatrix } from './shape.ts'

const TEXT = 'Friendly people, fair prices, and the tea comes without asking.'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const [row] = await db.query<{ id: string }>(
      `insert into public.reviews (place_id, user_id, rating, text, language) values ($1, $2, 4, $3, 'en') returning id`,
      [await insertBusiness(db, word()), people.owner.id, TEXT],
    )
    return { id: row?.id }
  },
  insert: async ({ db, word }, self) => ({
    place_id: await insertBusiness(db, word()),
    ...(self && { user_id: self }),
    rating: 5,
    text: TEXT,
    language: 'en',
  }),
  change: { rating: 2 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'filtered', 'filtered'],
    superadmin: ['allowed', 'allowed', 'filtered', 'filtered'],
  },
}
