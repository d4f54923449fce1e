// A voter's choice is for them alone: neither for the author of the poll nor for staff.
import { insertContribution, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const contribution_id = await insertContribution(db, word(), people.stranger.id)
    await db.query(`insert into public.polls (contribution_id, options) values ($1, '{Yes,No}')`, [contribution_id])
    await db.query(`insert into public.poll_votes (contribution_id, user_id, choices) values ($1, $2, '{1}')`, [
      contribution_id,
      people.owner.id,
    ])
    return { contribution_id, user_id: people.owner.id }
  },
  insert: async ({ db, people, word }, self) => {
    const contribution_id = await insertContribution(db, word(), people.stranger.id)
    await db.query(`insert into public.polls (contribution_id, options) values ($1, '{Yes,No}')`, [contribution_id])
    return { contribution_id, user_id: self ?? people.owner.id, choices: [1] }
  },
  change: { choices: [2] },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
