// Members answer through confirm_fact and see their own answers; staff see all.
import { insertPlace, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) => {
    const place = await insertPlace(db)
    await db.query(
      `insert into public.fact_confirmations (place_id, user_id, fact, answer) values ($1, $2, 'wudu', true)`,
      [place, people.owner.id],
    )
    return { place_id: place, user_id: people.owner.id, fact: 'wudu' }
  },
  insert: async ({ db }, self) => ({ place_id: await insertPlace(db), user_id: self, fact: 'wudu', answer: true }),
  change: { answer: false },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
