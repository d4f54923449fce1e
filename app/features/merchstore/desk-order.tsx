// An order on the staff's screen: what is on it, where it goes, and what comes next.
import { Fragment } from 'react'
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { STATE_TONE } from './order-page.tsx'
import type { DeskOrder } from './queries.server.ts'
import { nextStep } from './rules.ts'
import { LONGEST } from './schema.ts'
import { Sums } from './sums.tsx'
import './merchstore.css'

export function DeskOrderCard({ order }: { order: DeskOrder }) {
  const { locale, t } = useI18n()
  const words = t.merchstore.desk
  const titleId = `order-${order.id}`
  const { pickup } = order
  const where = pickup
    ? [pickup.name, pickup.where, pickup.hours]
    : [order.name, ...order.address.split('\n'), order.country_code]
  return (
    <article className="panel stack gap-3" aria-labelledby={titleId}>
      <div className="panel__head">
        <h2 className="h3" id={titleId}>
          <span dir="ltr">{order.reference}</span>
        </h2>
        <Badge tone={STATE_TONE[order.status]}>{t.merchstore.order.states[order.status]}</Badge>
      </div>
      <p className="small muted row row--wrap gap-x-4 gap-y-1">
        <bdi>{order.name}</bdi>
        <a className="link" href={`mailto:${encodeURIComponent(order.email)}`} dir="ltr">
          {order.email}
        </a>
        <span>{writeDate(locale, order.created_at)}</span>
        <span>{order.isPaid ? words.paid : words.unpaid[order.provider]}</span>
        {order.invoices.map(({ id, number }) => (
          <span key={id} dir="ltr">
            {number}
          </span>
        ))}
      </p>
      <ul>
        {order.lines.map(({ sku, quantity, title }) => (
          <li key={sku}>
            {quantity} × {title} <span className="small muted">{sku}</span>
          </li>
        ))}
      </ul>
      <p>
        <span className="strong">{t.merchstore.checkout[order.delivery]}:</span>{' '}
        {where.filter(Boolean).map((part, at) => (
          <Fragment key={part}>
            {at > 0 && ', '}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </p>
      <div className="max-w-sm">
        <Sums
          goods={order.goods}
          discount={order.discount}
          postage={order.postage}
          tax={order.tax}
          total={order.total}
        />
      </div>
      {order.due && <Alert tone="warning">{words.due(order.due)}</Alert>}
      <NextForStaff order={order} />
    </article>
  )
}

function NextForStaff({ order }: { order: DeskOrder }) {
  const t = useI18n().t
  const words = t.merchstore.desk
  const next = nextStep(order)
  const isOff = order.status === 'cancelled' || order.status === 'refunded'
  const mayConfirm = !order.isPaid && !isOff && order.provider !== 'stripe'
  const named = <span className="sr-only">: {order.reference}</span>
  return (
    <>
      <div className="row row--wrap gap-3">
        {next && (
          <Form method="post" className="merchstore-line__forms">
            <input type="hidden" name="order" value={order.id} />
            <input type="hidden" name="step" value={next} />
            {(next === 'sent' || next === 'ready') && (
              <Field id={`note-${order.id}`} label={words.note} optional>
                <Input name="note" maxLength={LONGEST.note} dir="auto" />
              </Field>
            )}
            <Button type="submit" name="intent" value="move">
              {words.steps[next]}
              {named}
            </Button>
          </Form>
        )}
        {mayConfirm && !order.isOwn && (
          <Form method="post">
            <input type="hidden" name="order" value={order.id} />
            <Button type="submit" name="intent" value="confirm" variant={next ? 'outline' : 'primary'}>
              {words.confirm}
              {named}
            </Button>
          </Form>
        )}
      </div>
      {!order.isPaid && !isOff && (
        <details>
          <summary className="min-h-11 cursor-pointer py-3 font-semibold text-brand-ink">
            {words.steps.cancelled}
            {named}
          </summary>
          <Form method="post" className="stack gap-3">
            <input type="hidden" name="order" value={order.id} />
            <input type="hidden" name="step" value="cancelled" />
            <p className="small">{words.cancelText}</p>
            <Button type="submit" name="intent" value="move" variant="danger" size="sm" className="self-start">
              {words.steps.cancelled}
              {named}
            </Button>
          </Form>
        </details>
      )}
      {mayConfirm && order.isOwn && <p className="soft">{words.own}</p>}
      {order.left && order.provider === 'stripe' && <p className="small muted">{words.byCard}</p>}
      {order.left && order.provider !== 'stripe' && !order.isOwn && (
        <details>
          <summary className="min-h-11 cursor-pointer py-3 font-semibold text-brand-ink">
            {words.refund}
            {named}
          </summary>
          <Form method="post" className="stack gap-3" noValidate>
            <input type="hidden" name="order" value={order.id} />
            <Field id={`amount-${order.id}`} label={`${words.amount} (${order.currency})`}>
              <Input name="amount" inputMode="decimal" maxLength={12} dir="ltr" defaultValue={order.left} />
            </Field>
            <Button type="submit" name="intent" value="refund" variant="outline" className="self-start">
              {words.refund}
              {named}
            </Button>
          </Form>
        </details>
      )}
    </>
  )
}
