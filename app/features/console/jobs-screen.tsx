// The jobs that run by themselves: the last runs, the next one, and a button to run one now.
import './console.css'
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Clock } from '#app/ui/icons.ts'
import { Table } from '#app/ui/table.tsx'
import { Moment } from './moment.tsx'
import type { JobRow } from './queries.server.ts'
import { readSchedule, writeMoment, writeMs, writeTime } from './rules.ts'

export function JobsScreen({ jobs }: { jobs: JobRow[] }) {
  const { t } = useI18n()
  const words = t.console.jobs
  if (jobs.length === 0) return <EmptyState icon={Clock} title={t.console.nothing} />
  return (
    <Table
      caption={t.console.nav.jobs}
      rows={jobs}
      rowKey={({ name }) => name}
      columns={[
        {
          id: 'name',
          header: words.name,
          rowHeader: true,
          cell: JobName,
        },
        { id: 'last', header: words.last, cell: LastRun },
        { id: 'next', header: words.next, cell: NextRun },
        { id: 'runs', header: words.runs, cell: Runs },
      ]}
    />
  )
}

/** In words; a job of a newer version has its own name only. */
function useJobName() {
  const names: Readonly<Record<string, string>> = useI18n().t.console.jobs.names
  return (name: string) => names[name] ?? name
}

function JobName({ name, schedule }: JobRow) {
  const { locale, t } = useI18n()
  const words = t.console.jobs.schedules
  const plan = readSchedule(schedule)
  const written =
    plan?.unit === 'days'
      ? words.daily(writeTime(locale, plan.at))
      : plan?.unit === 'hours'
        ? words.hourly
        : plan && words[plan.unit](plan.every)
  return (
    <>
      {useJobName()(name)}
      {written && <span className="small soft block">{written}</span>}
      <span className="tiny muted block">
        <bdi dir="ltr">
          {name} · {schedule}
        </bdi>
      </span>
    </>
  )
}

function NextRun({ name, next_at, asked_at }: JobRow) {
  const words = useI18n().t.console.jobs
  const nameOf = useJobName()
  return (
    <div className="stack gap-2 items-start">
      {next_at ? <Moment at={next_at} /> : '–'}
      {asked_at ? (
        <Badge tone="info">{words.asked}</Badge>
      ) : (
        <Form method="post">
          <input type="hidden" name="name" value={name} />
          <Button type="submit" name="intent" value="run" variant="outline" size="sm">
            {words.run}
            <span className="sr-only">: {nameOf(name)}</span>
          </Button>
        </Form>
      )}
    </div>
  )
}

function LastRun({ runs: [last], failed_at: failedAt }: JobRow) {
  const { locale, t } = useI18n()
  const words = t.console.jobs
  if (!last) return <span className="muted">{words.neverRan}</span>
  return (
    <>
      <span className="row gap-2">
        <Badge tone={last.error === null ? 'brand' : 'danger'}>{last.error === null ? words.fine : words.failed}</Badge>
        <Moment at={last.at} />
      </span>
      <span className="small muted block">{words.lasted(writeMs(locale, last.ms))}</span>
      {last.error !== null && (
        <span className="small text-danger block" dir="ltr">
          {last.error}
        </span>
      )}
      {last.error === null && failedAt && (
        <span className="small muted block">{words.failedLast(writeMoment(locale, failedAt))}</span>
      )}
    </>
  )
}

function Runs({ name, runs }: JobRow) {
  const { locale, t } = useI18n()
  const words = t.console.jobs
  const nameOf = useJobName()
  if (runs.length < 2) return '–'
  return (
    <details className="console-act">
      <summary>
        {t.console.changes.details}
        <span className="sr-only">: {nameOf(name)}</span>
      </summary>
      <ul className="stack gap-1 small">
        {runs.map(({ at, ms, error }) => (
          <li key={at}>
            <Moment at={at} /> · {writeMs(locale, ms)} · {error ?? words.fine}
          </li>
        ))}
      </ul>
    </details>
  )
}
