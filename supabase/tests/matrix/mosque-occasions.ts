// Everyone reads Ramadan and Eid; the mosque's admins and staff keep them.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'mosque_occasions',
      {
        id: crypto.randomUUID(),
        place_id: await insertKeptMosque(world),
        kind: 'eid_fitr',
        from_date: '2027-03-10',
        at_time: '08:00',
        created_at: '2026-01-01',
        updated_at: '2026-01-01',
      },
      'id',
    ),
  insert: async (world, self) => ({
    place_id: await insertKeptMosque(world),
    kind: 'taraweeh',
    from_date: '2027-02-07',
    after_prayer: self ? 'isha' : 'fajr',
  }),
  change: { venue: 'Park' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
