// An order, for whoever has its link: where it stands, what is to be done, and its invoice.
import { Form, href, Link } from 'react-router'
import { Directions } from '#app/core/listings/directions-sheet.tsx'
import { summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CircleAlert, CircleCheck } from '#app/ui/icons.ts'
import type { Order } from './queries.server.ts'
import type { OrderState } from './rules.ts'
import { Sums } from './sums.tsx'
import './merchstore.css'
import '#app/ui/styles/work.css'

export const STATE_TONE: Record<OrderState, 'brand' | 'gold' | 'info' | 'neutral' | 'warning'> = {
  unconfirmed: 'warning',
  new: 'gold',
  paid: 'brand',
  packed: 'info',
  sent: 'info',
  ready: 'gold',
  done: 'brand',
  cancelled: 'neutral',
  refunded: 'neutral',
}

type Props = {
  order: Order
  code: string
  /** Whether the link was mailed to the buyer. */
  isMailed: boolean
  /** From the payment page, having paid or not. */
  isBack: boolean
  hasLeft: boolean
  refusal: Refusal | undefined
}

/** Neither paid nor over. */
const isWaiting = ({ status, isPaid }: Order) => (status === 'unconfirmed' || status === 'new') && !isPaid

export function OrderPage({ order, code, isMailed, isBack, hasLeft, refusal }: Props) {
  const { t } = useI18n()
  const words = t.merchstore.order
  return (
    <div className="page section stack gap-6">
      <header className="stack gap-2">
        <h1 className="h1">
          {words.title} <span dir="ltr">{order.reference}</span>
        </h1>
        <p>
          <Badge tone={STATE_TONE[order.status]}>{words.states[order.status]}</Badge>
        </p>
      </header>
      <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...t.merchstore.errors }, refusal)} />
      {isWaiting(order) && (isBack || hasLeft) && (
        <Alert tone="info" announce>
          {isBack ? words.checking : words.left}
        </Alert>
      )}
      <NextForBuyer order={order} isMailed={isMailed} />
      <div className="merchstore-split">
        <Card as="section" title={words.things}>
          <div className="stack gap-4">
            <ul className="stack gap-2">
              {order.lines.map(({ sku, title, quantity, sum }) => (
                <li key={sku} className="row between gap-3">
                  <span>
                    {quantity} × {title}
                  </span>
                  <span dir="ltr">{sum}</span>
                </li>
              ))}
            </ul>
            <Sums
              goods={order.goods}
              discount={order.discount}
              postage={order.postage}
              tax={order.tax}
              total={order.total}
            />
          </div>
        </Card>
        <div className="stack gap-5">
          {order.status !== 'cancelled' && <Where order={order} />}
          <Steps steps={order.steps} />
          {order.invoices.length > 0 && (
            <Card as="section" title={words.invoices}>
              <ul className="stack gap-2">
                {order.invoices.map(({ id, number, kind }) => (
                  <li key={id}>
                    <Link
                      className="link"
                      to={href('/merchstore/orders/:token/:invoice', { token: code, invoice: id })}
                    >
                      {t.packages.invoice.kinds[kind]} <span dir="ltr">{number}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </div>
  )
}

/** Why it came to nothing, and what becomes of money that was paid for it. */
function endOf({ cancelled_by, confirmed_at, provider }: Order) {
  if (cancelled_by === 'stock') return 'gone'
  if (cancelled_by === 'clock' && confirmed_at === null && provider !== 'stripe') return 'notConfirmed'
  if (provider === 'none') return cancelled_by === 'clock' ? 'notCollected' : 'cancelledUnpaid'
  return cancelled_by === 'clock' ? 'ranOut' : 'cancelled'
}

/** What the buyer should do now, and the way out. */
function NextForBuyer({ order, isMailed }: { order: Order; isMailed: boolean }) {
  const { basket, order: words } = useI18n().t.merchstore
  if (order.status === 'cancelled')
    return (
      <Alert tone="warning">
        <p>{words[endOf(order)]}</p>
        <p className="pt-2">
          <Button to="/merchstore" size="sm" variant="outline">
            {basket.browse}
          </Button>
        </p>
      </Alert>
    )
  if (!isWaiting(order)) return null
  const isHeld = order.status === 'new'
  const mayConfirm = !isHeld && order.provider !== 'stripe' && isMailed
  return (
    <section className="panel stack gap-4" aria-labelledby="next">
      <h2 className="h3" id="next">
        {isHeld ? words.thanks : words.oneMoreStep}
      </h2>
      <p>
        {isHeld
          ? words.ways[order.provider](order.total)
          : order.provider === 'stripe'
            ? words.payFirst(order.total)
            : isMailed
              ? words.confirmText[order.provider](order.total)
              : words.mailed(order.email)}
      </p>
      {mayConfirm && (
        <Form method="post">
          <Button type="submit" name="intent" value="confirm">
            {words.confirm}
          </Button>
        </Form>
      )}
      {isHeld && order.provider === 'manual' && order.account && (
        <p className="whitespace-pre-line" dir="auto">
          {words.account}: {order.account}
          {'\n'}
          {words.reference}: {order.reference}
        </p>
      )}
      {order.provider === 'stripe' && (
        <Form method="post">
          <Button type="submit" name="intent" value="pay">
            {words.pay}
          </Button>
        </Form>
      )}
      <details className="quiet-details">
        <summary>{words.cancel}</summary>
        <Form method="post" className="stack gap-3">
          <p className="small">{words.cancelText}</p>
          <p>
            <Button type="submit" name="intent" value="cancel" variant="danger" size="sm">
              {words.cancel}
            </Button>
          </p>
        </Form>
      </details>
    </section>
  )
}

function Where({ order }: { order: Order }) {
  const { merchstore } = useI18n().t
  const words = merchstore.order
  const { pickup } = order
  return (
    <Card as="section" title={pickup ? words.collect : words.sendTo}>
      {pickup ? (
        <div className="stack gap-1">
          <p className="strong">
            {pickup.slug ? (
              <Link className="link" to={href('/mosque/:id', { id: pickup.slug })}>
                {pickup.name}
              </Link>
            ) : (
              pickup.name
            )}
          </p>
          {pickup.where && (
            <p>
              <bdi>{pickup.where}</bdi>
            </p>
          )}
          {pickup.hours && <p className="small muted">{pickup.hours}</p>}
          {pickup.where && (
            <div className="pt-2">
              <Directions
                to={{ words: `${pickup.name}, ${pickup.where}` }}
                name={pickup.name}
                address={pickup.where}
                className="btn btn--soft btn--sm"
              />
            </div>
          )}
        </div>
      ) : (
        <p className="whitespace-pre-line" dir="auto">
          {[order.name, order.address, order.country_code].filter(Boolean).join('\n')}
        </p>
      )}
      {order.note && (
        <p className="small" dir="auto">
          {words.note}: {order.note}
        </p>
      )}
    </Card>
  )
}

function Steps({ steps }: { steps: Order['steps'] }) {
  const { locale, t } = useI18n()
  const words = t.merchstore.order
  return (
    <Card as="section" title={words.steps}>
      <ol className="stack gap-2">
        {steps.map(({ status, at }) => (
          <li key={at + status} className="row gap-2">
            {status === 'cancelled' ? <CircleAlert className="i i--sm" /> : <CircleCheck className="i i--sm" />}
            <span>{words.states[status]}</span>
            <span className="small muted">{writeDate(locale, at)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
