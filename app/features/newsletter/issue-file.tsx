// The panels beside the blocks of a newsletter: its readers, sending it, and how often its links were followed.
import { Form, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Table } from '#app/ui/table.tsx'
import type { IssueFile } from './issues.server.ts'
import { ISSUE_TONE, Moment } from './issues-list.tsx'

type Props = { issue: IssueFile; refusal: Refusal | undefined }

export function Sending({ issue, refusal }: Props) {
  const { t, locale } = useI18n()
  const words = t.newsletter
  const isSaving = useNavigation().state !== 'idle'
  const { status } = issue
  return (
    <section className="panel stack gap-4" aria-labelledby="sending">
      <div className="panel__head">
        <h2 className="h3" id="sending">
          {words.sending}
        </h2>
        <Badge tone={ISSUE_TONE[status]}>{words.states[status]}</Badge>
      </div>
      {status === 'draft' || status === 'scheduled' ? (
        <>
          {status === 'scheduled' && issue.send_at && (
            <p className="strong">
              {words.goesOut} <Moment at={issue.send_at} />
            </p>
          )}
          <p>{words.readers(issue.readers)}</p>
        </>
      ) : (
        <p>
          {words.progress(formatNumber(locale, issue.queued), formatNumber(locale, issue.sends))}
          <At issue={issue} />
        </p>
      )}
      {status === 'draft' && <Schedule issue={issue} refusal={refusal} />}
      {(status === 'scheduled' || status === 'sending') && (
        <Form method="post">
          <Button type="submit" name="intent" value="stop" variant="outline" busy={isSaving}>
            {status === 'scheduled' ? words.unschedule : words.stop}
          </Button>
        </Form>
      )}
    </section>
  )
}

function At({ issue: { send_at: at } }: Pick<Props, 'issue'>) {
  return (
    at && (
      <>
        {' · '}
        <Moment at={at} />
      </>
    )
  )
}

function Schedule({ issue, refusal }: Props) {
  const { t } = useI18n()
  const words = t.newsletter
  const isSaving = useNavigation().state !== 'idle'
  return (
    <>
      <Form method="post" className="row row--wrap items-end gap-3">
        <input type="hidden" name="seen" value={issue.values.seen} />
        <Field
          id="at"
          label={words.sendAt}
          hint={words.sendAtHint}
          error={errorAt({ ...t.ui.refusals, ...words.errors }, refusal, 'at')}
          optional
        >
          <Input name="at" type="datetime-local" dir="ltr" defaultValue={refusal?.values.at} />
        </Field>
        <Button type="submit" name="intent" value="schedule" busy={isSaving}>
          {words.schedule}
        </Button>
      </Form>
      <div className="row row--wrap gap-3">
        <Form method="post">
          <Button type="submit" name="intent" value="test" variant="outline" busy={isSaving}>
            {words.test}
          </Button>
        </Form>
        <Form method="post">
          <Button type="submit" name="intent" value="remove" variant="ghost" busy={isSaving}>
            {words.remove}
          </Button>
        </Form>
      </div>
    </>
  )
}

export function Clicks({ issue }: Pick<Props, 'issue'>) {
  const { t, locale } = useI18n()
  const words = t.newsletter
  const rows = issue.blocks.flatMap(({ kind, text, href }, n) =>
    kind === 'button' || kind === 'listing' || kind === 'event' ? [{ n, text, href, clicks: issue.links[n] ?? 0 }] : [],
  )
  return (
    <section className="stack gap-3" aria-labelledby="clicks">
      <h2 className="h3" id="clicks">
        {words.clicks}
      </h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <StatTile label={words.clicks} value={formatNumber(locale, issue.clicks)} />
      </div>
      <p className="small muted">{words.clickRule}</p>
      {rows.length > 0 && (
        <Table
          caption={words.clicks}
          rows={rows}
          rowKey={({ n }) => n}
          columns={[
            {
              id: 'link',
              header: words.link,
              rowHeader: true,
              cell: ({ text, href }) => (
                <>
                  <bdi>{text}</bdi>{' '}
                  <span className="small muted break-all" dir="ltr">
                    {href}
                  </span>
                </>
              ),
            },
            { id: 'clicks', header: words.clicks, align: 'end', cell: ({ clicks }) => formatNumber(locale, clicks) },
          ]}
        />
      )}
    </section>
  )
}
