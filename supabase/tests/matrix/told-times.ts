// Written by tell_times only. Whoever told it and staff read it: nobody learns where a member prays.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'told_times',
      {
        id: crypto.randomUUID(),
        place_id: await insertKeptMosque(world),
        user_id: world.people.owner.id,
        prayer: 'asr',
        at_time: '15:45',
        line: 1,
        created_at: '2026-01-01',
      },
      'id',
    ),
  insert: async (world, self) => ({
    place_id: await insertKeptMosque(world),
    prayer: 'isha',
    at_time: '20:00',
    ...(self && { user_id: self }),
  }),
  change: { at_time: '16:00' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
