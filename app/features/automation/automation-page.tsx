// The page about automation rules for everyone; owners see their own rules first.
import { Link } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Check, Plus } from '#app/ui/icons.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Table } from '#app/ui/table.tsx'
import { NoPlace } from './no-place.tsx'
import type { PlanAmounts } from './queries.server.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import type { Desk } from './rule.ts'
import { RuleCard } from './rule-card.tsx'
import './automation.css'

export const SAID = ['on', 'off', 'deleted'] as const
type Said = (typeof SAID)[number]

type Props = {
  /** Null: nobody is signed in. */
  desk: Desk | null
  plans: readonly PlanAmounts[]
  said: Said | null
  state: Refusal | undefined
}

export function AutomationPage({ desk, plans, said, state }: Props) {
  const { t } = useI18n()
  const words = t.automation
  const isOwner = desk !== null && desk.places.length > 0
  return (
    <div className="page section stack gap-10">
      <header className="stack gap-3 max-w-3xl">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {!desk && (
          <div className="stack gap-2">
            <p>
              <Button to={`/login?${new URLSearchParams({ next: '/automation' })}`} size="lg">
                {words.start}
              </Button>
            </p>
            <p className="small muted">{words.startText}</p>
          </div>
        )}
      </header>
      {said && !state && (
        <Alert tone="success" announce>
          {words.said[said]}
        </Alert>
      )}
      <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...words.errors }, state)} />
      {isOwner && <OwnRules desk={desk} />}
      {desk && !isOwner && <NoPlace />}
      {!isOwner && <HowItWorks />}
      <RecipeGrid rules={isOwner ? desk.rules : null} />
      {!isOwner && (
        <div className="grid gap-6 md:grid-cols-2 items-start">
          <Card as="section" title={words.promises.title}>
            <ul className="stack gap-3">
              {words.promises.points.map((point) => (
                <li key={point} className="row gap-3 items-start">
                  <Check className="i i--sm text-brand-ink flex-none mt-1" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </Card>
          <Plans plans={plans} />
        </div>
      )}
    </div>
  )
}

function OwnRules({ desk: { rules, limit, used } }: { desk: Desk }) {
  const { locale, t } = useI18n()
  const words = t.automation.mine
  const of = (key: keyof typeof used) => words.of(formatNumber(locale, used[key]), formatNumber(locale, limit[key]))
  return (
    <section className="stack gap-4" aria-labelledby="automation-mine">
      <SectionHeading
        id="automation-mine"
        title={words.title}
        action={
          <Button to="/automation/new">
            <Plus className="i i--sm" />
            {words.make}
          </Button>
        }
      />
      <p className="small muted row row--wrap gap-3">
        <span>{words.sum(of('rules'), of('webhooks'), of('runs_per_day'))}</span>
        <Link className="link" to="/packages">
          {t.automation.plans.link}
        </Link>
      </p>
      {rules.length === 0 ? (
        <p className="panel soft">{words.none}</p>
      ) : (
        <div className="automation-rules">
          {rules.map((rule) => (
            <RuleCard key={rule.id} rule={rule} />
          ))}
        </div>
      )}
    </section>
  )
}

function HowItWorks() {
  const { title, steps } = useT().automation.how
  return (
    <section className="stack gap-4" aria-labelledby="automation-how">
      <SectionHeading id="automation-how" title={title} />
      <ol className="automation-how">
        {steps.map((step) => (
          <li key={step.title} className="panel">
            <h3 className="h4">{step.title}</h3>
            <p className="soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Plans({ plans }: { plans: readonly PlanAmounts[] }) {
  const { locale, t } = useI18n()
  const words = t.automation.plans
  const names: Readonly<Record<string, string>> = t.auth.dashboard.owner.planNames
  const figure = (key: 'rules' | 'webhooks' | 'runs_per_day') => (plan: PlanAmounts) => formatNumber(locale, plan[key])
  return (
    <Card as="section" title={words.title}>
      <Table
        caption={words.title}
        rows={plans}
        rowKey={({ plan_type }) => plan_type}
        columns={[
          { id: 'plan', header: words.plan, rowHeader: true, cell: ({ plan_type }) => names[plan_type] ?? plan_type },
          { id: 'rules', header: words.rules, align: 'end', cell: figure('rules') },
          { id: 'webhooks', header: words.webhooks, align: 'end', cell: figure('webhooks') },
          { id: 'runs', header: words.runs, align: 'end', cell: figure('runs_per_day') },
        ]}
      />
      <p className="mt-4">
        <Link className="link" to="/packages">
          {words.link}
        </Link>
      </p>
    </Card>
  )
}
