// Everyone reads when a mosque prays; its admins and staff keep it.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'iqamah_rules',
      {
        id: crypto.randomUUID(),
        place_id: await insertKeptMosque(world),
        prayer: 'asr',
        kind: 'fixed',
        at_time: '14:45',
        round_to: 0,
        effective_from: '2026-01-01',
        created_at: '2026-01-01',
        updated_at: '2026-01-01',
      },
      'id',
    ),
  insert: async (world, self) => ({
    place_id: await insertKeptMosque(world),
    prayer: 'isha',
    kind: self ? 'offset' : 'none',
    minutes: self ? 10 : null,
    effective_from: '2026-01-01',
  }),
  change: { note: 'In winter' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
