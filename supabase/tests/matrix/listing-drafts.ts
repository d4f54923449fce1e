// A draft is for its owner alone, staff included; it is written by functions only.
import { insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people }) => {
    await db.query('delete from public.listing_drafts where user_id = $1', [people.owner.id])
    const now = new Date().toISOString()
    return insertRow(
      db,
      'listing_drafts',
      {
        id: crypto.randomUUID(),
        user_id: people.owner.id,
        data: {},
        step: 'business',
        created_at: now,
        updated_at: now,
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      },
      'id',
    )
  },
  insert: async (_world, self) => ({ user_id: self, data: {}, step: 'plan' }),
  change: { step: 'plan' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'allowed'],
    stranger: ['filtered', 'denied', 'denied', 'filtered'],
    staff: ['filtered', 'denied', 'denied', 'filtered'],
    superadmin: ['filtered', 'denied', 'denied', 'filtered'],
  },
}
