// Letters sent to a reader are nobody's to read.
import type { TableMatrix } from './shape.ts'

export const matrix: TableMatrix = {
  arrange: async ({ db, word }) => {
    const [row] = await db.query<{ issue_id: string; subscriber_id: string }>(
      `with issue as (insert into public.newsletter_issues (subject) values ($1) returning id),
         reader as (insert into public.newsletter_subscribers (email) values ($1 || '@test.example') returning id)
       insert into public.newsletter_sends (issue_id, subscriber_id) select issue.id, reader.id from issue, reader
       returning issue_id, subscriber_id`,
      [word()],
    )
    return { issue_id: row?.issue_id, subscriber_id: row?.subscriber_id }
  },
  insert: async () => ({ issue_id: crypto.randomUUID(), subscriber_id: crypto.randomUUID() }),
  change: { queued_at: '2026-01-01' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['denied', 'denied', 'denied', 'denied'],
    stranger: ['denied', 'denied', 'denied', 'denied'],
    staff: ['denied', 'denied', 'denied', 'denied'],
    superadmin: ['denied', 'denied', 'denied', 'denied'],
  },
}
