// Every newsletter on the staff's desk: its state, when it goes or went out, to how many, and how often links were followed.
import { href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Table } from '#app/ui/table.tsx'
import type { IssueState, ListedIssue } from './issues.server.ts'

export const ISSUE_TONE = {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'gold',
  sent: 'brand',
  stopped: 'warning',
} as const satisfies Record<IssueState, string>

export function IssuesList({ issues }: { issues: readonly ListedIssue[] }) {
  const { locale, t } = useI18n()
  const words = t.newsletter
  const write = (n: number) => formatNumber(locale, n)
  return (
    <Table
      caption={words.title}
      rows={issues}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'subject',
          header: words.subject,
          rowHeader: true,
          cell: ({ id, subject }) => (
            <Link className="link" to={href('/dashboard/staff/newsletter/:id', { id })}>
              <bdi>{subject}</bdi>
            </Link>
          ),
        },
        {
          id: 'state',
          header: words.state,
          cell: ({ status }) => <Badge tone={ISSUE_TONE[status]}>{words.states[status]}</Badge>,
        },
        {
          id: 'when',
          header: words.when,
          cell: ({ send_at }) => (send_at ? <Moment at={send_at} /> : '–'),
        },
        { id: 'sent', header: words.sentTo, align: 'end', cell: ({ queued }) => write(queued) },
        { id: 'clicks', header: words.clicks, align: 'end', cell: ({ clicks }) => write(clicks) },
      ]}
    />
  )
}

export function Moment({ at }: { at: string }) {
  const { locale } = useI18n()
  return (
    <>
      {writeDate(locale, at)} <bdi className="num">{new Date(at).toISOString().slice(11, 16)} UTC</bdi>
    </>
  )
}
