// The owner's invoices, and what stands on the next ones.
import { Form, href, Link } from 'react-router'
import type { Option } from '#app/core/listing-form/choices.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Table } from '#app/ui/table.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { BillingDetails, InvoiceRow } from './queries.server.ts'

type Props = {
  invoices: InvoiceRow[]
  details: BillingDetails | null
  countries: Option[]
  state: Outcome<unknown> | undefined
}

export const STATE_TONE = { open: 'warning', paid: 'brand', void: 'neutral', refunded: 'info' } as const

export function InvoicesPage({ invoices, details, countries, state }: Props) {
  const t = useT()
  const words = t.packages
  return (
    <div className="page section stack gap-8">
      <header className="stack gap-2">
        <p>
          <Link className="link link--alone" to="/dashboard">
            {t.team.back}
          </Link>
        </p>
        <h1 className="h1">{words.invoicesTitle}</h1>
        <p className="lead">{words.invoicesLead}</p>
      </header>
      {invoices.length === 0 ? (
        <p className="panel soft">{words.noInvoices}</p>
      ) : (
        <Table
          caption={words.invoicesTitle}
          rows={invoices}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'number',
              header: words.invoice.number,
              rowHeader: true,
              cell: ({ number, kind }) => (
                <>
                  <span dir="ltr">{number}</span>
                  <span className="small muted block">{words.invoice.kinds[kind]}</span>
                </>
              ),
            },
            { id: 'date', header: words.invoice.date, cell: ({ date }) => date },
            {
              id: 'state',
              header: words.invoice.state,
              cell: ({ status }) => <Badge tone={STATE_TONE[status]}>{words.invoice.states[status]}</Badge>,
            },
            {
              id: 'total',
              header: words.invoice.total,
              align: 'end',
              cell: ({ total }) => <span dir="ltr">{total}</span>,
            },
            {
              id: 'open',
              header: <span className="sr-only">{words.invoice.open}</span>,
              align: 'end',
              cell: ({ id, number }) => (
                <Button
                  to={href('/dashboard/invoices/:id', { id })}
                  variant="outline"
                  size="sm"
                  aria-label={`${words.invoice.open}: ${number}`}
                >
                  {words.invoice.open}
                </Button>
              ),
            },
          ]}
        />
      )}
      <DetailsForm details={details} countries={countries} state={state} />
    </div>
  )
}

function DetailsForm({ details, countries, state }: Omit<Props, 'invoices'>) {
  const t = useT()
  const words = t.packages.details
  const refusal = state && !state.ok ? state : undefined
  const values: Partial<Record<string, string>> = refusal?.values ?? details ?? {}
  const error = (field: string) => errorAt(t.ui.refusals, refusal, field)
  return (
    <Card as="section" title={words.title}>
      <Form method="post" className="stack gap-5 max-w-xl" noValidate>
        <ErrorSummary errors={summaryOf(t.ui.refusals, refusal)} />
        {state?.ok && (
          <Alert tone="success" announce>
            {words.saved}
          </Alert>
        )}
        <Field id="name" label={words.name} error={error('name')} required>
          <Input name="name" autoComplete="organization" maxLength={160} dir="auto" defaultValue={values.name} />
        </Field>
        <Field id="address" label={words.address} error={error('address')}>
          <Textarea name="address" rows={3} maxLength={500} dir="auto" defaultValue={values.address} />
        </Field>
        <Field id="country_code" label={words.country} error={error('country_code')}>
          <Select name="country_code" defaultValue={values.country_code ?? ''}>
            <option value="">{words.choose}</option>
            {countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="tax_id" label={words.taxId} error={error('tax_id')}>
          <Input name="tax_id" maxLength={60} dir="ltr" defaultValue={values.tax_id} />
        </Field>
        <Button type="submit" className="self-start">
          {words.save}
        </Button>
      </Form>
    </Card>
  )
}
