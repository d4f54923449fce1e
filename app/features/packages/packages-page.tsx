// The plans: what each costs and gives, the one an owner has, and the answers people ask for before they pay.
import './packages.css'
import { Form } from 'react-router'
import type { PlanType } from '#app/core/auth/membership.ts'
import { isSold, type Prices, soldLines } from '#app/core/auth/plans.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Check, Minus } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Table } from '#app/ui/table.tsx'
import { PlanCard } from './plan-card.tsx'
import { type Present, PresentPlan } from './present-plan.tsx'
import type { Cycle, Step } from './rules.ts'
import { type Yes, YesStep } from './yes-step.tsx'

const CODE_NOTES = ['code', 'noCode', 'lateCode'] as const
type CodeNote = (typeof CODE_NOTES)[number]

const PLANS = ['basic', 'premium', 'enterprise'] as const

export type PackagesPageData = {
  cycle: Cycle
  prices: Prices
  /** How many rules of automation each plan has. */
  rules: Record<PlanType, number>
  steps: Record<PlanType, Step>
  present: Present | null
  /** The plan that is about to be chosen. */
  yes: Yes | null
  mayTry: boolean
  payments: 'none' | 'manual' | 'stripe'
  note:
    | 'active'
    | 'changing'
    | 'scheduled'
    | 'cancelled'
    | 'resumed'
    | 'trial'
    | 'paid'
    | 'left'
    | 'code'
    | 'noCode'
    | 'lateCode'
    | null
  isCancelling: boolean
  /** Until money has come, an owner can say who brought them. */
  mayEnterCode: boolean
}

export function PackagesPage({ page, state }: { page: PackagesPageData; state: Refusal | undefined }) {
  const t = useT()
  const words = t.packages
  const { cycle, prices, steps, present, payments } = page
  const codeNote = CODE_NOTES.find((note) => note === page.note)
  const refusal = errorAt({ ...t.ui.refusals, ...words.errors }, state, 'form')
  return (
    <div className="page section stack gap-8">
      <header className="stack gap-3">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {refusal && (
        <Alert tone="danger" announce>
          {refusal}
        </Alert>
      )}
      {page.note && !codeNote && (
        <Alert tone={page.note === 'left' ? 'info' : 'success'} announce>
          {words.notes[page.note]}
        </Alert>
      )}
      {page.yes && <YesStep yes={page.yes} />}
      {present && <PresentPlan present={present} isCancelling={page.isCancelling} />}
      <div className="stack gap-4">
        <LinkTabs
          label={words.cycle}
          look="segment"
          className="self-start"
          items={(['monthly', 'annual'] as const).map((each) => ({
            to: `/packages?cycle=${each}`,
            label: words.cycles[each],
            current: cycle === each,
          }))}
        />
        <div className="packages-grid">
          {PLANS.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              cycle={cycle}
              price={prices[plan]}
              step={steps[plan]}
              isFree={payments === 'none'}
            />
          ))}
        </div>
        <p className="small muted">{words.payments[payments](prices.premium.currency)}</p>
        {payments !== 'none' && <p className="small muted">{words.agreement.refundText}</p>}
      </div>
      {page.mayTry && <TrialPanel hasAccount={present !== null} />}
      {(page.mayEnterCode || codeNote) && <CodeForm note={codeNote} mayEnter={page.mayEnterCode} />}
      <FeatureTable rules={page.rules} />
      <section className="packages-faq stack gap-2" aria-labelledby="faq">
        <SectionHeading id="faq" title={words.faqTitle} />
        <div>
          {words.faq.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p className="soft mt-2">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  )
}

function TrialPanel({ hasAccount }: { hasAccount: boolean }) {
  const words = useT().packages.trial
  return (
    <section className="panel row row--wrap gap-4" aria-labelledby="trial">
      <div className="grow basis-64 stack gap-1">
        <h2 className="h3" id="trial">
          {words.title}
        </h2>
        <p className="soft">{words.text}</p>
      </div>
      {hasAccount ? (
        <Form method="post">
          <Button type="submit" name="intent" value="trial">
            {words.start}
          </Button>
        </Form>
      ) : (
        <Button to="/business-register">{words.register}</Button>
      )}
    </section>
  )
}

/** What came of a code is said where it was typed. */
function CodeForm({ note, mayEnter }: { note: CodeNote | undefined; mayEnter: boolean }) {
  const { code: words, notes } = useT().packages
  return (
    <section id="code" className="packages-code stack gap-3">
      {(note === 'code' || note === 'lateCode') && (
        <Alert tone={note === 'code' ? 'success' : 'warning'} announce>
          {notes[note]}
        </Alert>
      )}
      {mayEnter && note !== 'code' && (
        <details open={note !== undefined}>
          <summary>{words.question}</summary>
          <Form method="post" action="/r" className="row row--wrap gap-3 items-end mt-3">
            <Field
              label={words.label}
              hint={words.hint}
              error={note === 'noCode' && notes.noCode}
              className="grow basis-64"
              required
            >
              <Input name="code" dir="ltr" maxLength={24} autoComplete="off" autoCapitalize="none" spellCheck={false} />
            </Field>
            <Button type="submit" variant="outline">
              {words.send}
            </Button>
          </Form>
        </details>
      )}
    </section>
  )
}

function FeatureTable({ rules }: Pick<PackagesPageData, 'rules'>) {
  const { locale, t } = useI18n()
  const words = t.packages
  const names = t.auth.dashboard.owner.planNames
  return (
    <section className="stack gap-4">
      <SectionHeading id="compare" title={words.compare} lead={`${words.compareText} ${t.sponsorship.paid}`} />
      <Table
        staysWide
        className="packages-table"
        caption={words.compare}
        rows={[...soldLines, 'rules' as const]}
        rowKey={(line) => line}
        columns={[
          {
            id: 'line',
            header: words.feature,
            cell: (line) => (line === 'rules' ? words.rules : words.lines[line]),
            rowHeader: true,
          },
          ...PLANS.map((plan) => ({
            id: plan,
            header: names[plan],
            cell: (line: (typeof soldLines)[number] | 'rules') =>
              line === 'rules' ? (
                formatNumber(locale, rules[plan])
              ) : isSold(line, plan) ? (
                <>
                  <Check className="i text-brand-ink" aria-hidden="true" />
                  <span className="sr-only">{words.yes}</span>
                </>
              ) : (
                <>
                  <Minus className="i muted" aria-hidden="true" />
                  <span className="sr-only">{words.no}</span>
                </>
              ),
          })),
        ]}
      />
    </section>
  )
}
