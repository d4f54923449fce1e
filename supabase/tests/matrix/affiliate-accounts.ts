// An affiliate's payout account: theirs, and for superadmins, who send it. Written by a function that checks it.
import { ensureAffiliate, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    const user_id = await ensureAffiliate(world)
    await world.db.query('delete from public.affiliate_accounts')
    const values = { user_id, method: 'paypal', holder: 'Someone', account: '', bank_code: '', email: 'a@b.example' }
    return insertRow(world.db, 'affiliate_accounts', { ...values, updated_at: '2026-11-19' }, 'user_id')
  },
  insert: async (world) => ({
    user_id: await ensureAffiliate(world),
    method: 'wise',
    holder: 'Someone',
    email: 'a@b.example',
  }),
  change: { holder: 'Other' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
