// Everyone may open one for themselves; owners keep theirs and cannot delete it.
import { ensureAccount, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => ({ id: await ensureAccount(world) }),
  insert: async ({ db, word }, self) => {
    await db.query('delete from public.business_accounts where owner_id = $1', [self])
    return { name: word(), ...(self && { owner_id: self }) }
  },
  change: { name: 'Renamed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'denied'],
    stranger: ['filtered', 'allowed', 'filtered', 'denied'],
    staff: ['allowed', 'allowed', 'filtered', 'denied'],
    superadmin: ['allowed', 'allowed', 'filtered', 'denied'],
  },
}
