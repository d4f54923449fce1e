// The row is imported and published, and the owner is admin of its place.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const [row] = await db.query<{ id: string }>(
      `insert into public.mosque (source, source_id, name) values ('test', $1, $1) returning id`,
      [word()],
    )
    await db.query(
      'insert into public.mosque_admins (mosque_id, user_id) select place_id, $2 from public.mosque where id = $1',
      [row?.id, people.owner.id],
    )
    return { id: row?.id }
  },
  insert: async ({ word }) => ({ source: 'test', source_id: word(), name: word() }),
  change: { prayer_times: { fajr: '05:10' } },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'allowed', 'filtered'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
