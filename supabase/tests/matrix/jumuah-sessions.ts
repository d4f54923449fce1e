// Everyone reads Jumu'ah; the mosque's admins and staff keep it.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'jumuah_sessions',
      {
        id: crypto.randomUUID(),
        place_id: await insertKeptMosque(world),
        khutbah_at: '12:15',
        created_at: '2026-01-01',
        updated_at: '2026-01-01',
      },
      'id',
    ),
  insert: async (world, self) => ({ place_id: await insertKeptMosque(world), khutbah_at: self ? '13:00' : '12:00' }),
  change: { venue: 'Main hall' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'allowed', 'allowed', 'allowed'],
    stranger: ['allowed', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'allowed', 'allowed', 'allowed'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
