// The terms for affiliates, as they stand now, and the form to become one.
import { Form } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { ApplicationState, Terms } from './queries.server.ts'
import { LONGEST } from './schema.ts'
import { TermsList } from './terms-list.tsx'

type Props = { terms: Terms; application: ApplicationState | null; state: Outcome<unknown> | undefined }

export function AffiliatesPage({ terms, application, state }: Props) {
  const words = useT().affiliates
  const isApproved = application === 'approved' || application === 'paused'
  return (
    <div className="page section stack max-w-3xl gap-8">
      <header className="stack gap-3">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead(terms.percent)}</p>
      </header>
      <Card as="section" title={words.rulesTitle}>
        <TermsList terms={terms} />
      </Card>
      {state?.ok || application === 'pending' ? (
        <Alert tone="success" title={words.sent} announce={state?.ok}>
          {words.sentText}
        </Alert>
      ) : isApproved ? (
        <Card as="section" title={words.member}>
          <Button to="/dashboard/affiliate">{words.open}</Button>
        </Card>
      ) : (
        <ApplicationForm state={state} />
      )}
    </div>
  )
}

function ApplicationForm({ state }: Pick<Props, 'state'>) {
  const t = useT()
  const words = t.affiliates
  const errors = { ...t.ui.refusals, ...words.errors }
  const refusal = state && !state.ok ? state : undefined
  return (
    <Card as="section" title={words.apply}>
      <Form method="post" className="stack gap-5" noValidate>
        <ErrorSummary errors={summaryOf(errors, refusal)} />
        <Field id="about" label={words.about} hint={words.aboutHint} error={errorAt(errors, refusal, 'about')} required>
          <Textarea name="about" rows={5} maxLength={LONGEST.about} dir="auto" defaultValue={refusal?.values.about} />
        </Field>
        <Field id="website" label={words.website} error={errorAt(errors, refusal, 'website')}>
          <Input
            name="website"
            type="url"
            maxLength={LONGEST.website}
            dir="ltr"
            placeholder="https://"
            defaultValue={refusal?.values.website}
          />
        </Field>
        <Button type="submit" className="self-start">
          {words.send}
        </Button>
      </Form>
    </Card>
  )
}
