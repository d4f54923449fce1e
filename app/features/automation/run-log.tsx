// The runs of a rule, the newest first, and a way to repeat one.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { RotateCw } from '#app/ui/icons.ts'
import { Moment, writeMoment } from './moment.tsx'
import type { Run } from './rule.ts'
import { RunBadge, useDetail, useReason } from './run-result.tsx'
import { TryLines } from './try-lines.tsx'
import '#app/ui/styles/work.css'

export function RunLog({ runs }: { runs: readonly Run[] }) {
  const words = useI18n().t.automation.rule.log
  return (
    <Card as="section" title={words.title}>
      {runs.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <ul className="automation-lines">
          {runs.map((run) => (
            <RunLine key={run.id} run={run} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Each try that sent something, the newest first. */
function Tries({ run: { tries, time_zone: timeZone } }: { run: Run }) {
  const { locale, t } = useI18n()
  const words = t.automation.rule.log
  const reason = useReason()
  const sent = tries.filter(({ exchange }) => exchange).toReversed()
  if (sent.length === 0) return null
  return (
    <details className="quiet-details">
      <summary>{words.exchange}</summary>
      <ol className="stack gap-3">
        {sent.map(({ at, detail, exchange }) => (
          <li key={at} className="stack gap-1">
            <span className="small strong" suppressHydrationWarning>
              {writeMoment(locale, at, timeZone)} · {detail ? reason(detail) : ''} ·{' '}
              {words.took(formatNumber(locale, exchange?.ms ?? 0))}
            </span>
            {exchange && <TryLines exchange={exchange} />}
          </li>
        ))}
      </ol>
    </details>
  )
}

const isOver = ({ state }: Run) => state === 'done' || state === 'skipped' || state === 'failed'

function RunLine({ run }: { run: Run }) {
  const { locale, t } = useI18n()
  const words = t.automation.rule.log
  const detail = useDetail()
  const reason = useReason()
  const said = [
    ...(run.reason ? [reason(run.reason)] : []),
    ...(run.attempts > 1 ? [words.tries(run.attempts)] : []),
    ...(run.state === 'waiting' ? [words.next(writeMoment(locale, run.due_at, run.time_zone))] : []),
  ]
  return (
    <li className="automation-line">
      <Moment at={run.happened_at} timeZone={run.time_zone} />
      <span className="automation-line__text">
        <bdi>{detail(run).join(' · ')}</bdi>
        {said.length > 0 && (
          <span className="small muted" suppressHydrationWarning>
            {said.join(' · ')}
          </span>
        )}
        <Tries run={run} />
        <span className="small muted">
          {words.event} <code className="automation-id">{run.event_id}</code>
        </span>
      </span>
      <RunBadge state={run.state} />
      {isOver(run) && (
        <Form method="post">
          <input type="hidden" name="run" value={run.id} />
          <Button type="submit" name="intent" value="replay" size="sm" variant="outline">
            <RotateCw className="i i--sm" />
            {words.replay}
          </Button>
        </Form>
      )}
    </li>
  )
}
