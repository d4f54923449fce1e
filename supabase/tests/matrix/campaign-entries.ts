// The author and the team read a campaign's entries as rows; others get the published ones from its page.
import { insertCampaign, insertCampaignEntry, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ id: await insertCampaignEntry(db, word(), people.owner.id) }),
  insert: async ({ db, people, word }, self) => ({
    contribution_id: await insertCampaign(db, word(), people.owner.id),
    kind: 'report',
    body: 'Everything was spent well.',
    author_id: self ?? people.owner.id,
  }),
  change: { state: 'removed' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
