// Members see their own pledges; the campaign gets them from its page function, staff do not.
import { insertCampaign, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'campaign_pledges',
      { contribution_id: await insertCampaign(db, word(), people.stranger.id), user_id: people.owner.id, amount: 5 },
      'id',
    ),
  insert: async ({ db, people, word }, self) => ({
    contribution_id: await insertCampaign(db, word(), people.stranger.id),
    amount: 5,
    user_id: self ?? people.owner.id,
  }),
  change: { is_received: true },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
