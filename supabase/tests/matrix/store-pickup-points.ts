// Everyone sees where orders are collected, staff choose where.
import { insertRow, type TableMatrix, type World } from './shape.ts'

const insertMosque = async ({ db }: World) =>
  (await insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'mosque' }, 'id')).id
const hours = { en: 'After Jumu’ah' }

export const matrix: TableMatrix = {
  arrange: async (world) =>
    insertRow(
      world.db,
      'store_pickup_points',
      { place_id: await insertMosque(world), hours, active: true, is_sample: false },
      'place_id',
    ),
  insert: async (world) => ({ place_id: await insertMosque(world), hours }),
  change: { active: false },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'filtered', 'denied'],
    stranger: ['allowed', 'denied', 'filtered', 'denied'],
    staff: ['allowed', 'allowed', 'allowed', 'denied'],
    superadmin: ['allowed', 'allowed', 'allowed', 'denied'],
  },
}
