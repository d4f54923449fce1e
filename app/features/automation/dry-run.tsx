// A trial of a rule on past events: it lists the runs that would have happened.
import { Form, href } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Moment } from './moment.tsx'
import type { DryRun } from './rule.ts'
import { useDetail, useReason } from './run-result.tsx'

/** `result` is null until it was asked for. */
export function DryRunCard({ rule, result }: { rule: string; result: DryRun | null }) {
  const words = useI18n().t.automation.rule.dry
  return (
    <Card as="section" title={words.title}>
      <div className="stack gap-4" id="dry-run">
        <p>{words.text}</p>
        <Form method="get" action={`${href('/automation/:id', { id: rule })}#dry-run`}>
          <Button type="submit" name="test" value="90" variant="soft">
            {words.button}
          </Button>
        </Form>
        {result && <Result result={result} />}
      </div>
    </Card>
  )
}

function Result({ result: { total, acting, items } }: { result: DryRun }) {
  const words = useI18n().t.automation.rule.dry
  const detail = useDetail()
  const reason = useReason()
  if (total === 0) return <p role="status">{words.none}</p>
  return (
    <div className="stack gap-3">
      <p className="strong" role="status">
        {words.sum(acting, total)}
      </p>
      <ul className="automation-lines">
        {items.map((item) => (
          <li key={`${item.id} ${item.at}`} className="automation-line">
            <Moment at={item.at} timeZone={item.time_zone} />
            <span className="automation-line__text">
              <bdi>{detail(item).join(' · ')}</bdi>
            </span>
            {item.misfit ? <Badge>{reason(item.misfit)}</Badge> : <Badge tone="brand">{words.acts}</Badge>}
          </li>
        ))}
      </ul>
      {total > items.length && <p className="small muted">{words.newest(items.length)}</p>}
    </div>
  )
}
