// The checkout: first the way of delivery, then the person. The first part is an address of its own, so the total is known
// before anyone orders.
import { Form, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Ways } from './postage.server.ts'
import type { Quote, Way } from './queries.server.ts'
import { CART_PATH, CHECKOUT_PATH } from './rules.ts'
import { LONGEST } from './schema.ts'
import { Sums } from './sums.tsx'
import './merchstore.css'

type Props = {
  quote: Quote
  ways: Ways
  way: Way | null
  countries: { value: string; label: string }[]
  /** Where the buyer is, as far as that is known. */
  country: string | null
  payments: 'none' | 'manual' | 'stripe'
  /** Where no letter can prove an address, only members hold something. */
  mustSignIn: boolean
  /** Of this form: twice sent is once ordered. */
  formKey: string
  buyer: { name: string; email: string } | null
  refusal: Refusal | undefined
}

export function CheckoutPage({
  quote,
  ways,
  way,
  countries,
  country,
  payments,
  mustSignIn,
  formKey,
  buyer,
  refusal,
}: Props) {
  const words = useT().merchstore.checkout
  const isKnown = way !== null && quote.postage !== null
  return (
    <div className="page section stack gap-6">
      <header className="stack gap-2">
        <h1 className="title">{words.title}</h1>
        <p className="lead">
          {!mustSignIn && !buyer && `${words.noAccount} `}
          {words.ways[payments]}
        </p>
      </header>
      {mustSignIn && (
        <Alert tone="info" title={words.signIn}>
          <p>{words.signInText}</p>
          <p className="pt-2">
            <Button to={`/login?next=${encodeURIComponent(CHECKOUT_PATH)}`} size="sm">
              {words.signIn}
            </Button>
          </p>
        </Alert>
      )}
      <div className="merchstore-split">
        <div className="stack gap-6">
          <section className="panel stack gap-5" aria-labelledby="ways">
            <h2 className="h3" id="ways">
              {words.how}
            </h2>
            {way && quote.postage === null && <Alert tone="warning">{words.noPost}</Alert>}
            {ways.points.length > 0 ? <Pickup points={ways.points} way={way} /> : <p>{words.noPickup}</p>}
            {payments === 'none' ? (
              <p className="small muted">{words.pickupOnly}</p>
            ) : (
              countries.length > 0 && (
                <Post
                  countries={countries}
                  chosen={way?.delivery === 'post' ? way.country : country}
                  isChosen={way?.delivery === 'post'}
                />
              )
            )}
          </section>
          {isKnown && !mustSignIn && (
            <Details way={way} payments={payments} formKey={formKey} quote={quote} buyer={buyer} refusal={refusal} />
          )}
        </div>
        <Card as="section" title={words.summary}>
          <div className="stack gap-4">
            <ul className="stack gap-2">
              {quote.lines.map(({ sku, title, name, quantity, sum }) => (
                <li key={sku} className="row between gap-3">
                  <span>
                    {quantity} × {[title, name].filter(Boolean).join(' · ')}
                  </span>
                  <span dir="ltr">{sum}</span>
                </li>
              ))}
            </ul>
            <Sums
              goods={quote.goods}
              discount={quote.discount}
              postage={way?.delivery === 'post' ? quote.postage : null}
              tax={isKnown ? quote.tax : null}
              total={isKnown ? quote.total : quote.things}
            />
            <Button to={CART_PATH} variant="ghost" block>
              {words.back}
            </Button>
          </div>
        </Card>
      </div>
    </div>
  )
}

function Pickup({ points, way }: { points: Ways['points']; way: Way | null }) {
  const words = useT().merchstore.checkout
  const chosen = way?.delivery === 'pickup' ? way.pickup : points[0]?.id
  return (
    <Form method="get" action={CHECKOUT_PATH} className="stack gap-3" preventScrollReset>
      <input type="hidden" name="delivery" value="pickup" />
      <FieldGroup id="pickup" legend={words.pickup} hint={words.pickupHint}>
        {points.map(({ id, name, hours }) => (
          <Radio
            key={id}
            framed
            name="pickup"
            value={id}
            defaultChecked={id === chosen}
            label={<bdi>{name}</bdi>}
            hint={hours || undefined}
          />
        ))}
      </FieldGroup>
      <Button type="submit" variant={way?.delivery === 'pickup' ? 'soft' : 'outline'} className="self-start">
        {words.choosePickup}
      </Button>
    </Form>
  )
}

function Post({
  countries,
  chosen,
  isChosen,
}: {
  countries: Props['countries']
  chosen: string | null
  isChosen: boolean
}) {
  const words = useT().merchstore.checkout
  return (
    <Form method="get" action={CHECKOUT_PATH} className="stack gap-3" preventScrollReset>
      <input type="hidden" name="delivery" value="post" />
      <Field id="country" label={words.post}>
        <Select name="country" autoComplete="country" defaultValue={chosen ?? undefined}>
          {countries.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant={isChosen ? 'soft' : 'outline'} className="self-start">
        {words.choosePost}
      </Button>
    </Form>
  )
}

type DetailsProps = Pick<Props, 'payments' | 'formKey' | 'quote' | 'buyer' | 'refusal'> & { way: Way }

function Details({ way, payments, formKey, quote, buyer, refusal }: DetailsProps) {
  const t = useT()
  const words = t.merchstore.checkout
  const errors = { ...t.ui.refusals, ...t.merchstore.errors }
  const error = (field: string) => errorAt(errors, refusal, field)
  const values: Partial<Record<string, string>> = refusal?.values ?? { name: buyer?.name, email: buyer?.email }
  const busy = useNavigation().state === 'submitting'
  return (
    <section className="panel stack gap-5" aria-labelledby="details">
      <h2 className="h3" id="details">
        {words.details}
      </h2>
      <Form method="post" className="stack gap-5" noValidate>
        <ErrorSummary errors={summaryOf(errors, refusal)} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="seen" value={quote.totalCents} />
        <Field id="name" label={words.name} error={error('name')} required>
          <Input name="name" autoComplete="name" maxLength={LONGEST.name} dir="auto" defaultValue={values.name} />
        </Field>
        <Field
          id="email"
          label={words.email}
          hint={buyer || payments === 'stripe' ? words.emailHint : words.emailProof}
          error={error('email')}
          required
        >
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={LONGEST.email}
            dir="ltr"
            defaultValue={values.email}
          />
        </Field>
        {way.delivery === 'post' && (
          <Field id="address" label={words.address} hint={words.addressHint} error={error('address')} required>
            <Textarea
              name="address"
              autoComplete="street-address"
              rows={4}
              maxLength={LONGEST.address}
              dir="auto"
              defaultValue={values.address}
            />
          </Field>
        )}
        <Button type="submit" size="lg" busy={busy} className="self-start">
          {words.order[payments]} · {quote.total}
        </Button>
      </Form>
    </section>
  )
}
