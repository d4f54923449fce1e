// The screen of the plans: their prices, their subscribers, and the form that changes a price for new ones.
import '#app/ui/styles/work.css'
import './console.css'
import { Link } from 'react-router'
import { formatPrice } from '#app/core/auth/plans.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Table } from '#app/ui/table.tsx'
import { ActForm } from './act-form.tsx'
import { Moment } from './moment.tsx'
import type { PlansPage } from './queries.server.ts'

type Props = { page: PlansPage; state: Refusal | undefined }
type Plan = PlansPage['plans'][number]

export function PlansScreen({ page, state }: Props) {
  const { locale, t } = useI18n()
  const words = t.console.plans
  const names = t.auth.dashboard.owner.planNames
  const number = (value: number | null) => (value === null ? '–' : formatNumber(locale, value))
  return (
    <>
      <Card>
        <div className="stack gap-4">
          <Table
            caption={t.console.nav.plans}
            rows={page.plans}
            rowKey={({ plan_type }) => plan_type}
            columns={[
              { id: 'plan', header: words.plan, rowHeader: true, cell: ({ plan_type }) => names[plan_type] },
              {
                id: 'monthly',
                header: words.monthly,
                align: 'end',
                cell: (plan) => <span dir="ltr">{formatPrice(locale, plan.monthly_cents, plan.currency)}</span>,
              },
              {
                id: 'annual',
                header: words.annual,
                align: 'end',
                cell: (plan) => <span dir="ltr">{formatPrice(locale, plan.annual_cents, plan.currency)}</span>,
              },
              { id: 'businesses', header: words.businesses, align: 'end', cell: (plan) => number(plan.businesses) },
              { id: 'rules', header: words.rules, align: 'end', cell: (plan) => number(plan.rules) },
              { id: 'webhooks', header: words.webhooks, align: 'end', cell: (plan) => number(plan.webhooks) },
              { id: 'runs', header: words.runs, align: 'end', cell: (plan) => number(plan.runs_per_day) },
            ]}
          />
          <p className="soft">
            {words.features}{' '}
            <Link className="link" to="/packages">
              {words.compare}
            </Link>
          </p>
        </div>
      </Card>
      <Card as="section" title={words.change}>
        {page.plans
          .filter(({ plan_type }) => plan_type !== 'basic')
          .map((plan) => (
            <PriceForm key={plan.plan_type} plan={plan} state={state} />
          ))}
      </Card>
      <History page={page} />
    </>
  )
}

/** 1999 → "19.99", as it is typed. */
const typed = (cents: number) => (cents / 100).toFixed(2)

function PriceForm({ plan, state }: { plan: Plan; state: Refusal | undefined }) {
  const { t } = useI18n()
  const words = t.console.plans
  const refusal = state?.values.plan === plan.plan_type ? state : undefined
  const errors = { ...t.ui.refusals, ...t.console.errors }
  return (
    <ActForm
      intent="price"
      about={{ name: 'plan', value: plan.plan_type }}
      label={words.of(t.auth.dashboard.owner.planNames[plan.plan_type])}
      text={words.hint}
      state={state}
    >
      <div className="filter-row">
        {(['monthly', 'annual'] as const).map((cycle) => (
          <Field
            key={cycle}
            id={`${cycle}-${plan.plan_type}`}
            label={`${words[cycle]} (${plan.currency})`}
            error={errorAt(errors, refusal, cycle)}
          >
            <Input
              name={cycle}
              inputMode="decimal"
              maxLength={12}
              dir="ltr"
              defaultValue={refusal?.values[cycle] ?? typed(plan[`${cycle}_cents`])}
            />
          </Field>
        ))}
      </div>
    </ActForm>
  )
}

function History({ page: { history, plans } }: Pick<Props, 'page'>) {
  const { locale, t } = useI18n()
  const words = t.console.plans
  const currency = plans[0]?.currency ?? 'USD'
  const moved = (before: number | undefined, after: number | undefined) =>
    before === undefined || after === undefined
      ? '–'
      : words.was(formatPrice(locale, before, currency), formatPrice(locale, after, currency))
  return (
    <Card as="section" title={words.history}>
      {history.length === 0 ? (
        <p className="soft">{words.noHistory}</p>
      ) : (
        <Table
          caption={words.history}
          rows={history}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'plan',
              header: words.plan,
              rowHeader: true,
              cell: ({ plan }) => t.auth.dashboard.owner.planNames[plan],
            },
            {
              id: 'monthly',
              header: words.monthly,
              cell: ({ before, after }) => <span dir="ltr">{moved(before.monthly_cents, after.monthly_cents)}</span>,
            },
            {
              id: 'annual',
              header: words.annual,
              cell: ({ before, after }) => <span dir="ltr">{moved(before.annual_cents, after.annual_cents)}</span>,
            },
            { id: 'reason', header: t.console.reason, cell: ({ reason }) => <bdi>{reason ?? '–'}</bdi> },
            { id: 'by', header: t.console.changes.by, cell: ({ by }) => <bdi>{by ?? t.console.changes.former}</bdi> },
            { id: 'when', header: t.console.changes.when, cell: ({ at }) => <Moment at={at} /> },
          ]}
        />
      )}
    </Card>
  )
}
