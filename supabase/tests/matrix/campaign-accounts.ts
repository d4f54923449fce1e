// Where gifts of a campaign go: read by whoever runs it and the team, written by functions alone.
import { insertCampaign, insertRow, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'campaign_accounts',
      { contribution_id: await insertCampaign(db, word(), people.owner.id), account_ref: 'acct_1' },
      'id',
    ),
  insert: async ({ db, people, word }, self) => ({
    contribution_id: await insertCampaign(db, word(), self ?? people.owner.id),
    account_ref: 'acct_2',
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
