// Sightings of a code are known to their authors and to staff; each is said through a function.
import { insertRow, insertSocialCode, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'social_sightings',
      {
        verification_id: await insertSocialCode(db, word(), people.stranger.id),
        member_id: people.owner.id,
        created_at: '2026-01-01',
      },
      'verification_id',
      'member_id',
    ),
  insert: async ({ db, people, word }, self) => ({
    verification_id: await insertSocialCode(db, word(), people.owner.id),
    member_id: self,
  }),
  change: { created_at: '2026-01-02' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
