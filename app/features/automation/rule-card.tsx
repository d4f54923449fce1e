// One of an owner's rules in their list.
import { Form, href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { writeMoment } from './moment.tsx'
import type { Rule } from './rule.ts'
import { RuleSteps } from './rule-steps.tsx'

const TONE = { on: 'brand', off: 'neutral', resting: 'warning' } as const

export function RuleCard({ rule }: { rule: Rule }) {
  const { locale, t } = useI18n()
  const words = t.automation.mine
  const state = rule.is_on ? (rule.is_live ? 'on' : 'resting') : 'off'
  return (
    <article className="panel stack gap-3" aria-label={rule.name}>
      <header className="row row--wrap between gap-3">
        <h3 className="h4 automation-name" dir="auto">
          <Link className="link" to={href('/automation/:id', { id: rule.id })}>
            {rule.name}
          </Link>
        </h3>
        <Badge tone={TONE[state]}>{words[state]}</Badge>
      </header>
      <RuleSteps rule={rule} />
      <p className="small muted" suppressHydrationWarning>
        <bdi>{rule.place ?? words.all}</bdi>
        {' · '}
        {rule.last
          ? words.last(t.automation.states[rule.last.state], writeMoment(locale, rule.last.at, null))
          : words.never}
      </p>
      {rule.is_on && rule.actions.some(({ is_live }) => !is_live) && <p className="small">{words.restingHint}</p>}
      <div className="row row--wrap gap-2">
        <Button to={href('/automation/:id', { id: rule.id })} size="sm" variant="soft">
          {words.open}
        </Button>
        <Form method="post">
          <input type="hidden" name="rule" value={rule.id} />
          <Button type="submit" name="intent" value={rule.is_on ? 'off' : 'on'} size="sm" variant="ghost">
            {rule.is_on ? words.turnOff : words.turnOn}
          </Button>
        </Form>
      </div>
    </article>
  )
}
