// The basket, with prices and stock of this moment.
import { Form, href, Link } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
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
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Postage } from './postage.server.ts'
import { QuantitySelect } from './quantity-select.tsx'
import type { Quote } from './queries.server.ts'
import { CART_PATH, CHECKOUT_PATH, CODE_REFUSED, STORE_PATH } from './rules.ts'
import { Sums } from './sums.tsx'
import './merchstore.css'

type SendingTo = { postage: Postage; country: string | null; countries: { value: string; label: string }[] }
type Props = {
  quote: Quote
  /** Null where nothing is sent; else what post costs, to the country that was chosen or is known. */
  sending: SendingTo | null
  /** That was typed; null without one. */
  code: string | null
  isAdded: boolean
  refusal: Refusal | undefined
}

export function CartPage({ quote, sending, code, isAdded, refusal }: Props) {
  const t = useT()
  const words = t.merchstore.basket
  const isEmpty = quote.lines.length === 0
  const isKnown = quote.postage !== null
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
              <Sums
                goods={quote.goods}
                discount={quote.discount}
                postage={isKnown ? quote.postage : null}
                tax={isKnown ? quote.tax : null}
                total={isKnown ? quote.total : quote.things}
              />
              <CodeForm quote={quote} code={code} refusal={refusal} />
              {sending ? (
                <SendTo sending={sending} quote={quote} />
              ) : (
                <p className="small muted">{words.collectOnly}</p>
              )}
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

function CodeForm({ quote: { said, codeLeast }, code, refusal }: Pick<Props, 'quote' | 'code' | 'refusal'>) {
  const t = useT()
  const words = t.merchstore.basket
  const errors = { ...t.ui.refusals, ...t.merchstore.errors }
  if (code !== null)
    return (
      <Form method="post" className="stack gap-2" preventScrollReset>
        {said !== null && said !== 'taken' && (
          <Alert tone="warning">
            {said === 'least' && codeLeast
              ? words.codeLeast(codeLeast)
              : errors[said === 'tooMany' ? said : CODE_REFUSED[said]]}
          </Alert>
        )}
        <p className="row row--wrap between gap-2">
          <span dir="ltr">{code}</span>
          <Button type="submit" name="intent" value="noCode" variant="ghost" size="sm">
            {words.removeCode}
          </Button>
        </p>
      </Form>
    )
  return (
    <Form method="post" className="merchstore-line__forms" noValidate preventScrollReset>
      <Field id="code" label={t.packages.agreement.codeLabel} error={errorAt(errors, refusal, 'code')}>
        <Input
          name="code"
          dir="ltr"
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={refusal?.values.code}
        />
      </Field>
      <Button type="submit" name="intent" value="code" variant="outline">
        {words.useCode}
      </Button>
    </Form>
  )
}

/** Post to a country is part of the sum here, and not first at the checkout. */
function SendTo({ sending: { postage, country, countries }, quote }: { sending: SendingTo; quote: Quote }) {
  const t = useT().merchstore
  const words = t.basket
  return (
    <Form method="get" action={CART_PATH} className="stack gap-3" preventScrollReset>
      <Field id="country" label={words.sendTo}>
        <Select key={country} name="country" autoComplete="country" defaultValue={country ?? ''}>
          <option value="">{words.chooseCountry}</option>
          {countries.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="outline" size="sm" className="self-start">
        {words.showPostage}
      </Button>
      {postage.here && quote.postage === null && (
        <Alert tone="warning">{t.sending.notThere(postage.here.country)}</Alert>
      )}
      <p className="small muted">{country ? words.orCollect : words.later}</p>
    </Form>
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
