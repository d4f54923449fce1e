// A published campaign is everyone's to read; it is written by its functions alone.
import { insertCampaign, insertContribution, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => ({ contribution_id: await insertCampaign(db, word(), people.owner.id) }),
  insert: async ({ db, people, word }) => ({
    contribution_id: await insertContribution(db, word(), people.owner.id),
    goal: 100,
  }),
  change: { received: 999 },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
