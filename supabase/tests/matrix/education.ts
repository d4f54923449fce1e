// An article names whom its author asked to check it: the table is closed, and page functions tell what is everyone's.
import { insertContribution, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const contribution = await insertContribution(db, word(), people.owner.id)
    await db.query(`insert into public.education (contribution_id, kind, reviewer_id) values ($1, 'article', $2)`, [
      contribution,
      people.stranger.id,
    ])
    return { contribution_id: contribution }
  },
  insert: async ({ db, people, word }) => ({
    contribution_id: await insertContribution(db, word(), people.owner.id),
    kind: 'article',
  }),
  change: { reviewed_at: '2026-01-01T00:00:00Z' },
  expected: {
    //           select    insert    update    delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
