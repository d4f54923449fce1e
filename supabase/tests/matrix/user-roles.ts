// Only superadmins hand out roles; everyone may see their own.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) => {
    const key = { user_id: people.owner.id, role: 'affiliate' }
    await db.query('delete from public.user_roles where user_id = $1', [people.owner.id])
    return insertRow(db, 'user_roles', key, 'user_id', 'role')
  },
  insert: async ({ db, people }) => {
    await db.query('delete from public.user_roles where user_id = $1', [people.stranger.id])
    return { user_id: people.stranger.id, role: 'affiliate' }
  },
  // The trigger then notes who granted it: that is the change.
  change: { role: 'affiliate' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['filtered', 'denied', 'filtered', 'filtered'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
  withoutSecondStep: {
    superadmin: ['filtered', 'denied', 'filtered', 'filtered'],
  },
}
