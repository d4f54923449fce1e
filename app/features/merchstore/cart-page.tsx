// The basket, with prices and stock of this moment.
import { Form, href, Link } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { ShoppingBasket } from '#app/ui/icons.ts'
import { QuantitySelect } from './quantity-select.tsx'
import type { Quote } from './queries.server.ts'
import { CHECKOUT_PATH, STORE_PATH } from './rules.ts'
import { Sums } from './sums.tsx'
import './merchstore.css'

type Props = { quote: Quote; isAdded: boolean; refusal: Refusal | undefined }

export function CartPage({ quote, isAdded, refusal }: Props) {
  const t = useT()
  const words = t.merchstore.basket
  const isEmpty = quote.lines.length === 0
  return (
    <div className="page section stack gap-6">
      <h1 className="title">{words.title}</h1>
      <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...t.merchstore.errors }, refusal)} />
      {isAdded && !isEmpty && (
        <Alert tone="success" announce>
          {words.added}
        </Alert>
      )}
      {isEmpty ? (
        <EmptyState icon={ShoppingBasket} title={words.empty} action={<Button to={STORE_PATH}>{words.browse}</Button>}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <div className="merchstore-split">
          <ul>
            {quote.lines.map((line) => (
              <CartItem key={line.sku} line={line} />
            ))}
          </ul>
          <Card as="section" title={t.merchstore.sums.title}>
            <div className="stack gap-4">
              <Sums goods={quote.goods} postage={null} tax={null} total={quote.goods} />
              <p className="small muted">{words.later}</p>
              {quote.isThere ? (
                <Button to={CHECKOUT_PATH} size="lg" block>
                  {words.checkout}
                </Button>
              ) : (
                <Alert tone="warning">
                  {quote.lines.some(({ isForShow }) => isForShow) ? words.forShow : words.gone}
                </Alert>
              )}
              <Button to={STORE_PATH} variant="ghost" block>
                {words.browse}
              </Button>
            </div>
          </Card>
        </div>
      )}
    </div>
  )
}

function CartItem({ line }: { line: Quote['lines'][number] }) {
  const { basket: words, sample, soldOut, left } = useT().merchstore
  const called = [line.title, line.name].filter(Boolean).join(' · ')
  return (
    <li className="merchstore-line">
      <img className="merchstore-picture merchstore-picture--round" src={line.image} alt="" width={640} height={480} />
      <div className="stack gap-3">
        <div className="row row--wrap between gap-2">
          <h2 className="h4">
            <Link to={href('/merchstore/:product', { product: line.slug })}>{called}</Link>
          </h2>
          <strong dir="ltr">{line.sum}</strong>
        </div>
        {line.isForShow ? (
          <p>
            <Badge>{sample}</Badge>
          </p>
        ) : (
          line.left < line.quantity && (
            <p>
              <Badge tone="warning">{line.left === 0 ? soldOut : left(line.left)}</Badge>
            </p>
          )
        )}
        <div className="merchstore-line__forms">
          <Form method="post" className="merchstore-line__forms" preventScrollReset>
            <input type="hidden" name="sku" value={line.sku} />
            <Field id={`quantity-${line.sku}`} label={words.quantity(called)} hideLabel>
              <QuantitySelect key={line.quantity} defaultValue={line.quantity} />
            </Field>
            <Button type="submit" name="intent" value="set" variant="outline">
              {words.update}
              <span className="sr-only">: {called}</span>
            </Button>
          </Form>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="sku" value={line.sku} />
            <Button type="submit" name="intent" value="remove" variant="ghost">
              {words.remove}
              <span className="sr-only">: {called}</span>
            </Button>
          </Form>
        </div>
      </div>
    </li>
  )
}
