// A rule is read by its owner and written by functions.
import { insertRow, type TableMatrix } from './shape.ts'

const rule = (owner: string) => ({
  id: crypto.randomUUID(),
  owner_id: owner,
  name: 'Tell me',
  trigger: 'review_published',
  action: 'notice',
})

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) =>
    insertRow(
      db,
      'automation_rules',
      {
        ...rule(people.owner.id),
        delay_minutes: 0,
        conditions: {},
        recipient: 'me',
        quiet_prayer: true,
        quiet_night: true,
        is_on: true,
        secret_version: 1,
        is_sample: false,
        created_at: '2026-01-01',
        updated_at: '2026-01-01',
      },
      'id',
    ),
  insert: async ({ people }, self) => rule(self ?? people.owner.id),
  change: { name: 'Tell everyone' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
