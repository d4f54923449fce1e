// Staff appoint others, never themselves; admins may see their own appointment.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) => {
    const place = await insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'mosque' }, 'id')
    return insertRow(db, 'mosque_admins', { mosque_id: place.id, user_id: people.owner.id }, 'mosque_id', 'user_id')
  },
  insert: async ({ db, people }) => {
    const place = await insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'mosque' }, 'id')
    return { mosque_id: place.id, user_id: people.stranger.id }
  },
  change: { created_at: '2020-01-01' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
  withoutSecondStep: {
    staff: ['filtered', 'denied', 'filtered', 'filtered'],
  },
}
