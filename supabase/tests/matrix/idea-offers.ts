// Everyone reads what owners offer; they write through a function.
import { insertContribution, insertPlace, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const contribution_id = await insertContribution(db, word(), people.stranger.id, { section: 'ideas' })
    const place_id = await insertPlace(db)
    await db.query(
      `insert into public.idea_offers (contribution_id, place_id, words) values ($1, $2, 'We open in spring.')`,
      [contribution_id, place_id],
    )
    return { contribution_id, place_id }
  },
  insert: async ({ db, people, word }) => ({
    contribution_id: await insertContribution(db, word(), people.stranger.id, { section: 'ideas' }),
    place_id: await insertPlace(db),
    words: 'We open in spring.',
  }),
  change: { words: 'We open in summer.' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
