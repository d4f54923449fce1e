// Everyone reads where a published idea stands; it is set through a function.
import { insertContribution, type TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) => {
    const contribution_id = await insertContribution(db, word(), people.owner.id, { section: 'ideas' })
    await db.query(
      `insert into public.idea_statuses (contribution_id, status, reason) values ($1, 'planned', 'Many asked')`,
      [contribution_id],
    )
    return { contribution_id }
  },
  insert: async ({ db, people, word }) => ({
    contribution_id: await insertContribution(db, word(), people.owner.id, { section: 'ideas' }),
    status: 'done',
    reason: 'Because',
  }),
  change: { status: 'done' },
  expected: {
    //           select      insert      update      delete
    anon: ['allowed', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['allowed', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
