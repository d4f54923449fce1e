// Earlier versions of replies: staff read the rows.
import { insertReply, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const [row] = await db.query<{ id: number }>(
      `insert into public.reply_versions (reply_id, body) values ($1, 'Before') returning id`,
      [await insertReply(db, word(), people.owner.id)],
    )
    return { id: row?.id }
  },
  insert: async ({ db, people, word }) => ({
    reply_id: await insertReply(db, word(), people.owner.id),
    body: 'Before',
  }),
  change: { body: 'Changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
