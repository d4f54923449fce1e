// A gift on the staff's screen: what came of it, and what came by transfer or went back.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { MoneyGift } from './gifts.server.ts'

type Props = { gift: MoneyGift; error: string | undefined; amount: string | undefined }

export function GiftCard({ gift, error, amount }: Props) {
  const t = useT()
  const words = t.money.gifts
  const titleId = `gift-${gift.id}`
  return (
    <article className="panel stack gap-3" aria-labelledby={titleId}>
      <div className="panel__head">
        <h2 className="h3" id={titleId}>
          <bdi>{gift.name || gift.email}</bdi>
        </h2>
        <strong dir="ltr">{gift.sum}</strong>
      </div>
      <p className="small muted row row--wrap gap-x-4 gap-y-1">
        <span dir="ltr">{gift.reference}</span>
        <span>{t.donate.cycles[gift.cycle]}</span>
        <span>{gift.purpose}</span>
        <a className="link" href={`mailto:${encodeURIComponent(gift.email)}`} dir="ltr">
          {gift.email}
        </a>
        <span>{gift.date}</span>
        {gift.isStopped && <span>{words.stopped}</span>}
      </p>
      {gift.payments.length === 0 ? (
        <p className="soft">{words.nothing}</p>
      ) : (
        <ul className="stack gap-1">
          {gift.payments.map(({ ref, number, sum, date, refunded, left }) => (
            <li key={ref} className="row row--wrap gap-3">
              <Badge tone="brand">
                <span dir="ltr">{number}</span>
              </Badge>
              <span dir="ltr">{sum}</span>
              <span className="small muted">{date}</span>
              {refunded && <span className="small muted">{words.returned(refunded)}</span>}
              {left && <Refund gift={gift} payment={ref} number={number} left={left} />}
            </li>
          ))}
        </ul>
      )}
      {gift.mayConfirm && !gift.isOwn && (
        <details open={error !== undefined || undefined}>
          <summary className="btn btn--line">
            {words.confirm}
            <span className="sr-only">: {gift.reference}</span>
          </summary>
          <Form method="post" className="stack gap-3 pt-4" noValidate>
            <p>{words.sure(gift.reference)}</p>
            <input type="hidden" name="gift" value={gift.id} />
            <Field id={`amount-${gift.id}`} label={`${t.money.invoices.amount} (${gift.currency})`} error={error}>
              <Input name="amount" inputMode="decimal" maxLength={12} dir="ltr" defaultValue={amount ?? gift.typed} />
            </Field>
            <Button type="submit" name="intent" value="confirm" className="self-start">
              {words.button}
            </Button>
          </Form>
        </details>
      )}
      {gift.isOwn && gift.mayConfirm && <p className="soft">{t.money.own}</p>}
    </article>
  )
}

type RefundProps = { gift: MoneyGift; payment: string; number: string; left: string }

function Refund({ gift, payment, number, left }: RefundProps) {
  const words = useT().money.invoices
  return (
    <details>
      <summary className="btn btn--line">
        {words.refund}
        <span className="sr-only">: {number}</span>
      </summary>
      <Form method="post" className="stack gap-3 pt-4" noValidate>
        <input type="hidden" name="gift" value={gift.id} />
        <input type="hidden" name="payment" value={payment} />
        <Field id={`refund-${payment}`} label={`${words.amount} (${gift.currency})`}>
          <Input name="amount" inputMode="decimal" maxLength={12} dir="ltr" defaultValue={left} />
        </Field>
        <Button type="submit" name="intent" value="refund" variant="outline" className="self-start">
          {words.button}
          <span className="sr-only">: {number}</span>
        </Button>
      </Form>
    </details>
  )
}
