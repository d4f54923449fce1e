// A member's blocks are theirs to know: neither the blocked one nor staff read it.
// A mute, since a block would hide the owner's rows of other tables from the stranger.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) => {
    await db.query('delete from public.person_blocks')
    return insertRow(
      db,
      'person_blocks',
      { user_id: people.owner.id, other_id: people.stranger.id, kind: 'mute', created_at: new Date().toISOString() },
      'user_id',
      'other_id',
    )
  },
  insert: async ({ people }, self) => ({
    user_id: self ?? people.owner.id,
    other_id: people.superadmin.id,
    kind: 'mute',
  }),
  change: { kind: 'block' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
