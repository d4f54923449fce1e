// The counts of followed links: staff read it, a function counts.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => {
    const [row] = await db.query<{ issue_id: string }>(
      `with issue as (insert into public.newsletter_issues (subject) values ($1) returning id)
       insert into public.newsletter_clicks (issue_id, block, clicks) select id, 0, 1 from issue returning issue_id`,
      [word()],
    )
    return { issue_id: row?.issue_id, block: 0 }
  },
  insert: async () => ({ issue_id: crypto.randomUUID(), block: 0, clicks: 5 }),
  change: { clicks: 1000 },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['filtered', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['allowed', 'denied', 'denied', 'denied'],
    superadmin: ['allowed', 'denied', 'denied', 'denied'],
  },
}
