// One thing: its pictures, what it is, and its variants to choose from.
import { Form, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Gallery } from './gallery.tsx'
import type { Postage } from './postage.server.ts'
import { QuantitySelect } from './quantity-select.tsx'
import type { Product } from './queries.server.ts'
import { Sending } from './sending.tsx'
import { CartButton } from './store-page.tsx'
import './merchstore.css'

type Props = {
  product: Product
  /** Null where nothing is paid beforehand: there nothing is sent. */
  postage: Postage | null
  crumbs: readonly Crumb[]
  inCart: number
  refusal: Refusal | undefined
}

export function ProductPage({ product, postage, crumbs, inCart, refusal }: Props) {
  const words = useT().merchstore
  const isThere = product.variants.some((variant) => variant.isThere)
  return (
    <div className="page section stack gap-6">
      <div className="row row--wrap between gap-4">
        <BreadcrumbTrail crumbs={crumbs} />
        <CartButton inCart={inCart} />
      </div>
      <div className="merchstore-split merchstore-split--even">
        <Gallery pictures={product.pictures} />
        <div className="stack gap-5">
          <h1 className="h1">{product.title}</h1>
          <p className="whitespace-pre-line" dir="auto">
            {product.text}
          </p>
          {product.isSample && (
            <Alert tone="info" title={words.sample}>
              {product.isForShow ? words.forShow : words.sampleText}
            </Alert>
          )}
          {product.isForShow ? (
            <p className="row row--wrap gap-2">
              {product.variants.map(({ sku, name, price }) => (
                <Badge key={sku}>{[name, price].filter(Boolean).join(' · ')}</Badge>
              ))}
            </p>
          ) : isThere ? (
            <Choice product={product} refusal={refusal} />
          ) : (
            <Alert tone="warning" title={words.soldOut} />
          )}
          {!product.isForShow &&
            (postage ? <Sending postage={postage} /> : <p className="small muted">{words.sending.collectOnly}</p>)}
        </div>
      </div>
    </div>
  )
}

function Choice({ product, refusal }: Pick<Props, 'product' | 'refusal'>) {
  const t = useT()
  const words = t.merchstore
  const errors = { ...t.ui.refusals, ...words.errors }
  const first = product.variants.find(({ isThere }) => isThere)
  const chosen = refusal?.values.sku ?? first?.sku
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <ErrorSummary errors={summaryOf(errors, refusal)} />
      <FieldGroup id="sku" legend={words.product.choose} error={errorAt(errors, refusal, 'sku')}>
        {product.variants.map(({ sku, name, price, isThere, few }) => (
          <Radio
            key={sku}
            framed
            name="sku"
            value={sku}
            disabled={!isThere}
            defaultChecked={sku === chosen}
            label={
              <span className="row row--wrap gap-2">
                {name && <span>{name}</span>}
                <span>{price}</span>
                {!isThere && <Badge tone="warning">{words.soldOut}</Badge>}
                {few !== null && <Badge tone="gold">{words.left(few)}</Badge>}
              </span>
            }
          />
        ))}
      </FieldGroup>
      <Field id="quantity" label={words.product.quantity} error={errorAt(errors, refusal, 'quantity')}>
        <QuantitySelect defaultValue={1} />
      </Field>
      <Button type="submit" size="lg" busy={busy} className="self-start">
        {words.product.add}
      </Button>
    </Form>
  )
}
