// Guests know their own answers; the host gets names from a function, nobody else anything. Seats are given by a function.
import { insertEventDay, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const day_id = await insertEventDay(db, word(), people.stranger.id)
    const [row] = await db.query(
      `insert into public.event_answers (day_id, user_id, seat) values ($1, $2, 'going') returning id`,
      [day_id, people.owner.id],
    )
    return { id: row?.id ?? null }
  },
  insert: async ({ db, people, word }, self) => ({
    day_id: await insertEventDay(db, word(), people.stranger.id),
    seat: 'going',
    ...(self && { user_id: self }),
  }),
  change: { guests: 3 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
