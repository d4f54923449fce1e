// One invoice or credit note, as it is printed.
import './invoices.css'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { STATE_TONE } from './invoices-page.tsx'
import type { Invoice } from './queries.server.ts'

type Props = { invoice: Invoice; back?: { to: string; label?: string } | undefined }

export function InvoicePage({ invoice, back = { to: '/dashboard/invoices' } }: Props) {
  const words = useT().packages
  const { issuer, buyer } = invoice
  const isOpen = invoice.kind === 'invoice' && invoice.status === 'open'
  return (
    <div className="page section stack max-w-3xl gap-5">
      <div className="row row--wrap gap-3 no-print">
        <Button to={back.to} variant="ghost">
          {back.label ?? words.invoicesTitle}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {words.invoice.print}
        </Button>
      </div>
      <article className="panel invoices-sheet">
        <header className="row row--wrap gap-4">
          <div className="grow stack gap-1">
            <h1 className="h1">
              {words.invoice.kinds[invoice.kind]}{' '}
              <span className="whitespace-nowrap" dir="ltr">
                {invoice.number}
              </span>
            </h1>
            <p className="muted">{invoice.date}</p>
            <p>
              <Badge tone={STATE_TONE[invoice.status]}>{words.invoice.states[invoice.status]}</Badge>{' '}
              {invoice.paidOn && <span className="small muted">{words.invoice.paidOn(invoice.paidOn)}</span>}
            </p>
          </div>
          <Logo className="size-10 flex-none" />
        </header>
        <div className="invoices-parties">
          <Party title={words.invoice.from} text={issuer.text} taxId={issuer.taxId} />
          <Party
            title={words.invoice.to}
            text={[buyer.name, buyer.address, buyer.country].filter(Boolean).join('\n')}
            taxId={buyer.tax_id || null}
          />
        </div>
        {invoice.kind === 'credit_note' && <p className="small muted">{words.invoice.corrects}</p>}
        <table className="invoices-lines">
          <thead className="small muted">
            <tr>
              <th scope="col">{words.invoice.description}</th>
              <th scope="col" className="end">
                {words.invoice.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map(({ text, amount }) => (
              <Line key={text} text={text} amount={amount} />
            ))}
          </tbody>
          <tfoot>
            <Line text={words.invoice.net} amount={invoice.net} />
            <Line text={invoice.tax.text} amount={invoice.tax.amount} />
            <Line text={words.invoice.total} amount={invoice.total} className="invoices-total" />
          </tfoot>
        </table>
        {invoice.isReversed && <p>{words.invoice.reversed}</p>}
        {isOpen && (
          <section className="stack gap-2" aria-labelledby="pay">
            <h2 className="h4" id="pay">
              {words.invoice.payTo}
            </h2>
            {issuer.account && (
              <p className="whitespace-pre-line">
                <bdi>{issuer.account}</bdi>
              </p>
            )}
            <p>{words.invoice.references[invoice.pays](invoice.number)}</p>
          </section>
        )}
      </article>
    </div>
  )
}

function Party({ title, text, taxId }: { title: string; text: string; taxId: string | null }) {
  const words = useT().packages.invoice
  return (
    <div>
      <h2 className="small muted">{title}</h2>
      <p className="whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
      {taxId && <p className="small">{words.taxId(taxId)}</p>}
    </div>
  )
}

function Line({ text, amount, className }: { text: string; amount: string; className?: string }) {
  return (
    <tr className={className}>
      <th scope="row">{text}</th>
      <td className="end">
        <span dir="ltr">{amount}</span>
      </td>
    </tr>
  )
}
