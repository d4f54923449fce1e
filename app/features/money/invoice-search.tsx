// Invoices by number, name, address or state, and the refund of what came by transfer.
import '#app/ui/styles/work.css'
import { Form, href, Link } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Table } from '#app/ui/table.tsx'
import type { MoneyInvoice } from './queries.server.ts'
import { INVOICE_STATES, type InvoiceFilter } from './rules.ts'

const TONE = { open: 'warning', paid: 'brand', void: 'neutral', refunded: 'info' } as const

type Props = {
  invoices: MoneyInvoice[]
  total: number
  wanted: string
  filter: InvoiceFilter | null
  state: Refusal | undefined
}

export function InvoiceSearch({ invoices, total, wanted, filter, state }: Props) {
  const t = useT()
  const words = t.money.invoices
  const states = { ...t.packages.invoice.states, credit_note: words.creditNotes }
  return (
    <>
      <Form method="get" className="filter-row">
        <Field id="wanted" label={words.search}>
          <Input type="search" name="q" maxLength={120} dir="auto" defaultValue={wanted} />
        </Field>
        <Field id="state" label={words.state}>
          <Select name="state" defaultValue={filter ?? ''}>
            <option value="">{words.every}</option>
            {INVOICE_STATES.map((each) => (
              <option key={each} value={each}>
                {states[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">{words.find}</Button>
      </Form>
      {total === 0 ? (
        <EmptyState icon={Search} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <p className="small muted">{words.count(total)}</p>
      )}
      {invoices.length > 0 && (
        <Table
          caption={t.money.tabs.invoices}
          rows={invoices}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'number',
              header: t.packages.invoice.number,
              rowHeader: true,
              cell: ({ id, number, kind, date }) => (
                <>
                  <Link className="link" to={href('/dashboard/staff/money/invoices/:id', { id })}>
                    <span dir="ltr">{number}</span>
                  </Link>
                  <span className="small muted block">
                    {t.packages.invoice.kinds[kind]}, {date}
                  </span>
                </>
              ),
            },
            {
              id: 'buyer',
              header: words.buyer,
              cell: ({ buyer, email }) => (
                <>
                  <bdi>{buyer}</bdi>
                  <span className="small muted block" dir="ltr">
                    {email}
                  </span>
                </>
              ),
            },
            {
              id: 'state',
              header: words.state,
              cell: ({ status }) => <Badge tone={TONE[status]}>{t.packages.invoice.states[status]}</Badge>,
            },
            { id: 'total', header: words.amount, align: 'end', cell: ({ total: sum }) => <span dir="ltr">{sum}</span> },
            { id: 'refund', header: words.refund, cell: (invoice) => <Refund invoice={invoice} state={state} /> },
          ]}
        />
      )}
    </>
  )
}

function Refund({ invoice, state }: { invoice: MoneyInvoice; state: Refusal | undefined }) {
  const t = useT()
  const words = t.money.invoices
  if (invoice.provider === 'stripe' && invoice.status === 'paid' && invoice.kind === 'invoice')
    return <span className="small muted">{words.byCard}</span>
  if (!invoice.refundable) return null
  if (invoice.isOwn) return <span className="small muted">{t.money.own}</span>
  const refusal = state?.values.invoice === invoice.id ? state : undefined
  const errors = { ...t.ui.refusals, ...t.money.errors }
  return (
    <details open={refusal !== undefined || undefined}>
      <summary className="btn btn--line">
        {words.refund}
        <span className="sr-only">: {invoice.number}</span>
      </summary>
      <Form method="post" className="stack gap-3 sm:min-w-64 pt-4" noValidate>
        <input type="hidden" name="invoice" value={invoice.id} />
        <Field
          id={`amount-${invoice.id}`}
          label={`${words.amount} (${invoice.currency})`}
          hint={words.amountHint(invoice.refundable.sum)}
          error={errorAt(errors, refusal, 'amount')}
        >
          <Input
            name="amount"
            inputMode="decimal"
            maxLength={12}
            dir="ltr"
            defaultValue={refusal?.values.amount ?? invoice.refundable.typed}
          />
        </Field>
        <Button type="submit" name="intent" value="refund" variant="outline" className="self-start">
          {words.button}
          <span className="sr-only">: {invoice.number}</span>
        </Button>
      </Form>
    </details>
  )
}
