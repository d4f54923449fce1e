// What somebody gave by card is theirs to see; the campaign has its account at the provider, staff have nothing to do with it.
import { insertCampaign, insertRow, type TableMatrix } from './shape.ts'

const gift = { account_ref: 'acct_1', amount: 5, currency: 'USD' }

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'campaign_gifts',
      { contribution_id: await insertCampaign(db, word(), people.stranger.id), user_id: people.owner.id, ...gift },
      'id',
    ),
  insert: async ({ db, people, word }, self) => ({
    contribution_id: await insertCampaign(db, word(), people.stranger.id),
    user_id: self ?? people.owner.id,
    ...gift,
  }),
  change: { paid_cents: 999 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
