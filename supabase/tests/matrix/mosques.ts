// The row is a draft and the owner is its admin, who may change facilities and prayer times.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const [row] = await db.query<{ id: string; place_id: string }>(
      `insert into public.mosques (name, status) values ($1, 'draft') returning id`,
      [word()],
    )
    await db.query(
      'insert into public.mosque_admins (mosque_id, user_id) select place_id, $2 from public.mosques where id = $1',
      [row?.id, people.owner.id],
    )
    return { id: row?.id }
  },
  insert: async ({ word }) => ({ name: word(), city: 'Leeds' }),
  change: { facilities: { wudu: 'yes' } },
  expected: {
    //           select      insert      update      delete
    anon: ['filtered', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'allowed', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
