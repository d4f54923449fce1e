// The people a member follows are their own affair.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) => {
    await db.query('delete from public.person_follows where user_id = $1', [people.owner.id])
    return insertRow(
      db,
      'person_follows',
      { user_id: people.owner.id, other_id: people.staff.id, created_at: '2026-01-01' },
      'user_id',
      'other_id',
    )
  },
  insert: async ({ people }, self) => ({ user_id: self ?? people.owner.id, other_id: people.superadmin.id }),
  change: { created_at: '2020-01-01' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
