// An invoice that waits for its transfer. Confirming it takes a second press, beside what it means.
import { Form, href, Link, useNavigation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import type { MoneyInvoice } from './queries.server.ts'

export function TransferCard({ invoice }: { invoice: MoneyInvoice }) {
  const t = useT()
  const words = t.money
  const { state, formData } = useNavigation()
  const busy = state === 'submitting' && formData?.get('invoice') === invoice.id
  const titleId = `transfer-${invoice.id}`
  return (
    <article className="panel stack gap-3" aria-labelledby={titleId}>
      <div className="panel__head">
        <h2 className="h3" id={titleId}>
          <bdi>{invoice.buyer || invoice.email || invoice.number}</bdi>
        </h2>
        <strong className="h3" dir="ltr">
          {invoice.total}
        </strong>
      </div>
      <p className="small muted row row--wrap gap-x-4 gap-y-1">
        <Link
          className="link"
          to={href('/dashboard/staff/money/invoices/:id', { id: invoice.id })}
          aria-label={`${words.transfers.open}: ${invoice.number}`}
        >
          <span dir="ltr">{invoice.number}</span>
        </Link>
        {invoice.plan && (
          <span>
            {t.auth.dashboard.owner.planNames[invoice.plan.type]}, {t.packages.cycles[invoice.plan.cycle]}
          </span>
        )}
        {invoice.placement && <span>{t.sponsorship.placements[invoice.placement].title}</span>}
        <span>{words.transfers.since(invoice.date)}</span>
        {invoice.email && (
          <a className="link" href={`mailto:${encodeURIComponent(invoice.email)}`} dir="ltr">
            {invoice.email}
          </a>
        )}
      </p>
      {invoice.isOwn ? (
        <p className="soft">{words.own}</p>
      ) : (
        <details>
          <summary className="btn btn--line">
            {words.transfers.confirm}
            <span className="sr-only">: {invoice.number}</span>
          </summary>
          <Form method="post" className="stack gap-4 pt-4">
            <p>{words.transfers.sure(invoice.total, invoice.number)}</p>
            <input type="hidden" name="invoice" value={invoice.id} />
            <Button type="submit" name="intent" value="confirm" busy={busy} className="self-start">
              {words.transfers.button(invoice.total)}
            </Button>
          </Form>
        </details>
      )}
    </article>
  )
}
