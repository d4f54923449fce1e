// Of plans. Superadmins make codes; staff look, and nobody else is told of one they were not given.
import { insertRow, type TableMatrix } from './shape.ts'

const newCode = () => `C${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`

export const matrix: TableMatrix = {
  arrange: (world) =>
    insertRow(
      world.db,
      'discount_codes',
      { code: newCode(), sold: 'plan', percent: 20, once_each: true, active: true },
      'code',
    ),
  insert: async () => ({ code: newCode(), sold: 'plan', percent: 10 }),
  change: { percent: 15 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'filtered', 'filtered'],
    stranger: ['filtered', 'denied', 'filtered', 'filtered'],
    staff: ['allowed', 'denied', 'filtered', 'filtered'],
    superadmin: ['allowed', 'allowed', 'allowed', 'allowed'],
  },
}
