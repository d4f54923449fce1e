// The site's own: the key of a letter stays with the letter.
import { insertKeptMosque, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'mosque_asks',
      {
        place_id: await insertKeptMosque(world),
        token: crypto.randomUUID(),
        season: '2026-4',
        asked_at: '2026-11-01',
      },
      'place_id',
    ),
  insert: async (world) => ({ place_id: await insertKeptMosque(world), season: '2026-4' }),
  change: { season: '2027-1' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
