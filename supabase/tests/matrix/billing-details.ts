// The owner’s own; staff may look.
import { ensureAccount, insertRow, type TableMatrix, type World } from './shape.ts'

/** The owner's account, without details. */
async function freshAccount(world: World): Promise<string> {
  await world.db.query('delete from public.billing_details')
  return ensureAccount(world)
}

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const business_id = await ensureAccount(world)
    await world.db.query('delete from public.billing_details')
    const values = { business_id, name: 'Shop', address: '', country_code: '', tax_id: '', updated_at: '2026-11-16' }
    return insertRow(world.db, 'billing_details', values, 'business_id')
  },
  insert: async (world) => ({ business_id: await freshAccount(world), name: 'Shop' }),
  change: { name: 'Other' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'denied'],
    stranger: ['filtered', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'denied', 'filtered', 'denied'],
    superadmin: ['allowed', 'denied', 'filtered', 'denied'],
  },
}
