// The timetables a member gets by letter are nobody else's business.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'timetable_letters',
      {
        user_id: world.people.owner.id,
        place_id: await insertKeptMosque(world),
        paper: 'a4',
        colour: 'green',
        own_colour: null,
        language: 'en',
        mail_token: crypto.randomUUID(),
        sent_for: null,
        created_at: '2026-01-01',
      },
      'user_id',
      'place_id',
    ),
  insert: async (world, self) => ({ place_id: await insertKeptMosque(world), ...(self && { user_id: self }) }),
  change: { paper: 'a3' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['filtered', 'allowed', 'filtered', 'filtered'],
    staff: ['filtered', 'allowed', 'filtered', 'filtered'],
    superadmin: ['filtered', 'allowed', 'filtered', 'filtered'],
  },
}
