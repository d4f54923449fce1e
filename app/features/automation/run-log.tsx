// The runs of a rule, the newest first, and a way to repeat one.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { RotateCw } from '#app/ui/icons.ts'
import { Moment, writeMoment } from './moment.tsx'
import type { KeptAction, RulePage, Run } from './rule.ts'
import { writeAction } from './rule-steps.tsx'
import { RunBadge, useDetail, useReason } from './run-result.tsx'
import { TryLines } from './try-lines.tsx'
import '#app/ui/styles/work.css'

export function RunLog({ rule: { actions, runs } }: { rule: RulePage }) {
  const words = useI18n().t.automation.rule.log
  const events = Map.groupBy(runs, ({ event_id }) => event_id)
  return (
    <Card as="section" title={words.title}>
      {runs.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <ul className="automation-lines">
          {[...events.values()].map((ofEvent) => (
            <EventLine key={ofEvent[0]?.event_id} runs={ofEvent} actions={actions} />
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
              {[
                writeMoment(locale, at, timeZone),
                ...(detail ? [reason(detail)] : []),
                ...(exchange?.ms ? [words.took(formatNumber(locale, exchange.ms))] : []),
              ].join(' · ')}
            </span>
            {exchange && <TryLines exchange={exchange} />}
          </li>
        ))}
      </ol>
    </details>
  )
}

const isOver = ({ state }: Run) => state === 'done' || state === 'skipped' || state === 'failed'

type EventProps = { runs: readonly Run[]; actions: readonly KeptAction[] }

/** One event, and what came of each action it set off. */
function EventLine({ runs, actions }: EventProps) {
  const { t } = useI18n()
  const detail = useDetail()
  const [first] = runs
  if (!first) return null
  return (
    <li className="automation-line">
      <Moment at={first.happened_at} timeZone={first.time_zone} />
      <span className="automation-line__text">
        <bdi>{detail(first).join(' · ')}</bdi>
        <span className="small muted">
          {t.automation.rule.log.event} <code className="automation-id">{first.event_id}</code>
        </span>
      </span>
      <ul className="automation-runs">
        {runs.map((run) => {
          const action = actions.find(({ id }) => id === run.action_id)
          return (
            <li key={run.id} className="automation-run">
              <RunLine run={run} action={action ? writeAction(action, t.automation) : ''} />
            </li>
          )
        })}
      </ul>
    </li>
  )
}

function RunLine({ run, action }: { run: Run; action: string }) {
  const { locale, t } = useI18n()
  const words = t.automation.rule.log
  const reason = useReason()
  const said = [
    ...(run.reason ? [reason(run.reason)] : []),
    ...(run.attempts > 1 ? [words.tries(run.attempts)] : []),
    ...(run.state === 'waiting' ? [words.next(writeMoment(locale, run.due_at, run.time_zone))] : []),
  ]
  return (
    <>
      <span className="automation-line__text">
        <bdi>{action}</bdi>
        {said.length > 0 && (
          <span className="small muted" suppressHydrationWarning>
            {said.join(' · ')}
          </span>
        )}
        <Tries run={run} />
      </span>
      <RunBadge state={run.state} />
      {isOver(run) && (
        <Form method="post">
          <input type="hidden" name="run" value={run.id} />
          <Button
            type="submit"
            name="intent"
            value="replay"
            size="sm"
            variant="outline"
            aria-label={`${words.replay}: ${action}`}
          >
            <RotateCw className="i i--sm" />
            {words.replay}
          </Button>
        </Form>
      )}
    </>
  )
}
