// A code and its link are for the member who asked for them, and for staff.
import { insertSocialCode, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ id: await insertSocialCode(db, word(), people.owner.id) }),
  insert: async ({ db, people, word }, self) => ({
    account_id: (
      await db.query<{ account_id: string }>('select account_id from public.social_verifications where id = $1', [
        await insertSocialCode(db, word(), people.owner.id),
      ])
    )[0]?.account_id,
    member_id: self,
    code: 'mahalla-0123456789',
    token: '0'.repeat(64),
  }),
  change: { state: 'confirmed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
