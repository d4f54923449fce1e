// The mosques a member follows are nobody else's business, not even that of staff.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'mosque_follows',
      {
        user_id: world.people.owner.id,
        place_id: await insertKeptMosque(world),
        wants_mail: false,
        is_my_masjid: false,
        mail_token: crypto.randomUUID(),
        created_at: '2026-01-01',
      },
      'user_id',
      'place_id',
    ),
  insert: async (world, self) => ({ place_id: await insertKeptMosque(world), ...(self && { user_id: self }) }),
  change: { wants_mail: true },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['filtered', 'allowed', 'filtered', 'filtered'],
    superadmin: ['filtered', 'allowed', 'filtered', 'filtered'],
  },
}
