// Everyone may see how a mosque's screen goes; the mosque's admins and staff set it.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'mosque_screens',
      {
        place_id: await insertKeptMosque(world),
        prayer_minutes: 12,
        dhikr_minutes: 4,
        goes_dark: true,
        slide_seconds: 20,
        photo_ids: [],
      },
      'place_id',
    ),
  insert: async (world) => ({ place_id: await insertKeptMosque(world), prayer_minutes: 10 }),
  change: { dhikr_minutes: 7 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
