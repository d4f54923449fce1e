// One import: where it stands, what comes next, what it did, what it refused, and the way back.

import { Form, href, Link } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useReloadNowAndThen } from '#app/core/request/use-renewal.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Table } from '#app/ui/table.tsx'
import { ImportReportView } from './import-report.tsx'
import { ImportStateBadge } from './import-state.tsx'
import { MappingForm } from './mapping-form.tsx'
import type { ImportPreview, ImportProblem, ImportReport, ImportRow } from './queries.server.ts'
import { isUnderWay, progressOf } from './rules.ts'

type Props = { row: ImportRow; problems: ImportProblem[]; answer: Refusal | undefined; wantsMapping: boolean }

export function ImportPage({ row, problems, answer, wantsMapping }: Props) {
  const { locale, t } = useI18n()
  const words = t.imports
  const refusal = errorAt({ ...t.ui.refusals, conflict: words.refused }, answer, 'form')
  const isReady = row.state === 'staged' && !wantsMapping
  return (
    <div className="stack gap-6">
      <p>
        <ImportStateBadge state={row.state} />
      </p>
      {refusal && (
        <Alert tone="warning" announce>
          {refusal}
        </Alert>
      )}
      {isUnderWay(row.state) && <ProgressPanel row={row} />}
      {row.state === 'failed' && (
        <Alert tone="danger" title={words.detail.failedTitle}>
          {lookUp(words.failures, row.error ?? '') ?? words.failures.unexpected}
          {row.failed_in && row.failed_in !== 'uploaded' && (
            <Form method="post" className="pt-3">
              <Button type="submit" name="intent" value="resume">
                {words.detail.resume}
              </Button>
            </Form>
          )}
        </Alert>
      )}
      {(row.state === 'previewed' || (row.state === 'staged' && wantsMapping)) && (
        <MappingForm row={row} preview={row.preview as unknown as ImportPreview} answer={answer} />
      )}
      {isReady && <ImportReportView report={(row.report ?? {}) as unknown as ImportReport} />}
      {row.read_count > 0 && <Figures row={row} />}
      {row.refused_count > 0 && <Problems row={row} problems={problems} />}
      <section className="panel">
        <DescriptionList
          items={[
            { term: words.detail.facts.format, detail: row.format ?? '–' },
            { term: words.detail.facts.source, detail: <bdi>{row.source}</bdi> },
            { term: words.detail.facts.licence, detail: row.licence ?? words.detail.noLicence },
            {
              term: words.detail.facts.size,
              detail: formatNumber(locale, row.file_size, { style: 'unit', unit: 'byte', unitDisplay: 'long' }),
            },
            { term: words.detail.facts.started, detail: <Moment at={row.created_at} /> },
            ...(row.finished_at
              ? [{ term: words.detail.facts.finished, detail: <Moment at={row.finished_at} /> }]
              : []),
          ]}
        />
      </section>
      {!['undone', 'undoing'].includes(row.state) && <Undo hasMerged={row.merged_count > 0 || row.state === 'done'} />}
    </div>
  )
}

function Moment({ at }: { at: string }) {
  const { locale } = useI18n()
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return <time dateTime={at}>{date.format(new Date(at))}</time>
}

/** Looks again by itself; without scripts a link does it. */
function ProgressPanel({ row }: { row: ImportRow }) {
  const { locale, t } = useI18n()
  const words = t.imports
  useReloadNowAndThen()
  const percent = progressOf(row)
  return (
    <section className="panel stack gap-3" aria-live="polite">
      <Progress label={words.detail.progress} value={percent ?? undefined} />
      <p>
        {lookUp(words.states, row.state)}
        {percent !== null && ` · ${words.detail.percent(formatNumber(locale, percent))}`}
      </p>
      <p className="muted">
        {words.detail.working}{' '}
        <Link className="link" to={href('/dashboard/staff/imports/:id', { id: row.id })} reloadDocument>
          {words.detail.reload}
        </Link>
      </p>
    </section>
  )
}

function Figures({ row }: { row: ImportRow }) {
  const { locale, t } = useI18n()
  const { figures } = t.imports.detail
  const shown = [
    ['read', row.read_count],
    ['refused', row.refused_count],
    ...(row.skipped_count > 0 ? [['skipped', row.skipped_count] as const] : []),
    ...(row.merged_count > 0
      ? ([
          ['new', row.new_count],
          ['changed', row.changed_count],
          ['same', row.same_count],
          ['duplicate', row.duplicate_count],
        ] as const)
      : ([['staged', row.staged_count]] as const)),
    ...(row.undone_count > 0 ? [['undone', row.undone_count] as const] : []),
    ...(row.kept_count > 0 ? [['kept', row.kept_count] as const] : []),
  ] as const
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
      {shown.map(([name, value]) => (
        <StatTile key={name} label={figures[name]} value={formatNumber(locale, value)} />
      ))}
    </div>
  )
}

function Problems({ row, problems }: { row: ImportRow; problems: ImportProblem[] }) {
  const { locale, t } = useI18n()
  const words = t.imports
  return (
    <section className="stack gap-3" aria-labelledby="problems">
      <div className="row row--wrap between gap-3">
        <h2 id="problems" className="h3">
          {words.problems.title}
        </h2>
        <a
          className="btn btn--soft btn--sm"
          href={href('/dashboard/staff/imports/:id/problems.csv', { id: row.id })}
          download
        >
          {words.problems.download}
        </a>
      </div>
      <p>{words.problems.lead(row.refused_count)}</p>
      <Table
        caption={words.problems.caption}
        rows={problems.map((problem, n) => ({ ...problem, n }))}
        rowKey={({ n }) => n}
        columns={[
          { id: 'line', header: words.problems.line, align: 'end', cell: ({ line }) => formatNumber(locale, line) },
          {
            id: 'reason',
            header: words.problems.reason,
            cell: ({ reason }) => lookUp(words.reasons, reason) ?? reason,
          },
          {
            id: 'excerpt',
            header: words.problems.excerpt,
            cell: ({ excerpt }) => (
              <bdi className="small muted break-all" dir="auto">
                {excerpt}
              </bdi>
            ),
          },
        ]}
      />
      {row.refused_count > problems.length && (
        <p className="muted">{words.problems.more(formatNumber(locale, problems.length))}</p>
      )}
    </section>
  )
}

/** Asks once more before it happens; opens without scripts too. */
function Undo({ hasMerged }: { hasMerged: boolean }) {
  const { detail: words } = useI18n().t.imports
  return (
    <details className="panel">
      <summary className="cursor-pointer font-semibold">{hasMerged ? words.undo : words.discard}</summary>
      <Form method="post" className="stack gap-3 pt-4">
        {hasMerged && <b>{words.undoTitle}</b>}
        <p>{hasMerged ? words.undoText : words.discardText}</p>
        <div>
          <Button type="submit" variant="danger" name="intent" value="undo">
            {hasMerged ? words.undoConfirm : words.discardConfirm}
          </Button>
        </div>
      </Form>
    </details>
  )
}
