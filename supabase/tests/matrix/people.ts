// Members and staff read a member's own details; only functions write them.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    await db.query('delete from public.people where user_id = $1', [people.owner.id])
    const [row] = await db.query<{ user_id: string }>(
      'insert into public.people (user_id, handle) values ($1, $2) returning user_id',
      [people.owner.id, word()],
    )
    return { user_id: row?.user_id }
  },
  insert: async ({ word }, self) => ({ handle: word(), ...(self && { user_id: self }) }),
  change: { bio: 'Changed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
