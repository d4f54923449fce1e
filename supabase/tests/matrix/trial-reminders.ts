// Written by the job; staff may look.
import { ensureAccount, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const business_id = await ensureAccount(world)
    await world.db.query('delete from public.trial_reminders')
    return insertRow(
      world.db,
      'trial_reminders',
      { business_id, day: 23, sent_at: new Date().toISOString() },
      'business_id',
      'day',
    )
  },
  insert: async (world) => {
    const business_id = await ensureAccount(world)
    await world.db.query('delete from public.trial_reminders')
    return { business_id, day: 28 }
  },
  change: { day: 30 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
