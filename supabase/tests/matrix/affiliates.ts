// Written by functions; the affiliate and staff may look.
import { ensureAffiliate, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) => {
    return { user_id: await ensureAffiliate(world) }
  },
  insert: async (world) => ({
    user_id: world.people.stranger.id,
    code: world.word().replace('-', ''),
    about: 'About ten letters',
    status: 'approved',
  }),
  change: { status: 'approved' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
