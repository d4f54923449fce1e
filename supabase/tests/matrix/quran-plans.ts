// A reader's plan is nobody else's business, not even that of staff.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  // One row per person: the one from before makes room.
  arrange: async ({ db, people }) => {
    await db.query('delete from public.quran_plans where user_id = $1', [people.owner.id])
    return insertRow(
      db,
      'quran_plans',
      { user_id: people.owner.id, kind: 'days', starts_on: '2026-11-15', days: 30 },
      'user_id',
    )
  },
  insert: async ({ db }, self) => {
    if (self) await db.query('delete from public.quran_plans where user_id = $1', [self])
    return { kind: 'days', starts_on: '2026-11-15', days: 60, ...(self && { user_id: self }) }
  },
  change: { read_through: 148 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['filtered', 'allowed', 'filtered', 'filtered'],
    superadmin: ['filtered', 'allowed', 'filtered', 'filtered'],
  },
}
