// The variants of a thing, each with what is on its shelf. Stock is changed by a difference.
import { Form, href, Link, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { ShoppingBag } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import type { ShelfProduct, ShelfVariant } from './shelf.server.ts'
import { MOST_STOCK } from './shelf-schema.ts'
import './merchstore.css'
import '#app/ui/styles/work.css'

type Props = {
  product: Pick<ShelfProduct, 'id' | 'variants'>
  /** A new key for each form, from the server. */
  keys: Record<string, string>
  refusal: Refusal | undefined
}

export function VariantList({ product: { id, variants }, keys, refusal }: Props) {
  const words = useI18n().t.merchstore.shelf
  return (
    <section className="stack gap-4" aria-labelledby="variants">
      <div className="row row--wrap between gap-3">
        <h2 className="h3" id="variants">
          {words.variants}
        </h2>
        <Button
          to={href('/dashboard/staff/store/:id/variants/:variant', { id, variant: 'new' })}
          variant="outline"
          size="sm"
        >
          {words.addVariant}
        </Button>
      </div>
      {variants.length === 0 ? (
        <EmptyState icon={ShoppingBag} title={words.noVariants}>
          {words.noVariantsText}
        </EmptyState>
      ) : (
        <ul className="stack gap-4">
          {variants.map((variant) => (
            <VariantCard
              key={variant.id}
              product={id}
              variant={variant}
              formKey={keys[variant.id] ?? ''}
              refusal={refusal?.values.variant === variant.id ? refusal : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type CardProps = { product: string; variant: ShelfVariant; formKey: string; refusal: Refusal | undefined }

function VariantCard({ product, variant, formKey, refusal }: CardProps) {
  const { locale, t } = useI18n()
  const words = t.merchstore.shelf
  const { id, name, sku, price, stock, held, active, changes } = variant
  const label = name || sku
  const busy = useNavigation().formData?.get('variant') === id
  const signed = (n: number) => formatNumber(locale, n, { signDisplay: 'exceptZero' })
  return (
    <li className="panel stack gap-3" id={`variant-${id}`}>
      <div className="row row--wrap between gap-3">
        <p className="row row--wrap gap-x-3 gap-y-1">
          <Link
            className="link strong"
            to={href('/dashboard/staff/store/:id/variants/:variant', { id: product, variant: id })}
          >
            <bdi>{label}</bdi>
          </Link>
          <span className="num">{price}</span>
          <span className="small muted" dir="ltr">
            {sku}
          </span>
        </p>
        <Badge tone={active ? 'brand' : 'neutral'}>{words.states[active ? 'onSale' : 'retired']}</Badge>
      </div>
      <p className="row row--wrap gap-x-5 gap-y-1">
        <span>
          {words.stock}: <b className="num">{formatNumber(locale, stock)}</b>
        </span>
        <span className="muted">
          {words.held}: <span className="num">{formatNumber(locale, held)}</span>
        </span>
      </p>
      <Form method="post" className="merchstore-line__forms" noValidate preventScrollReset>
        <input type="hidden" name="variant" value={id} />
        <input type="hidden" name="key" value={formKey} />
        <Field
          id={`difference-${id}`}
          label={words.difference}
          error={errorAt({ ...t.ui.refusals, ...words.errors }, refusal, refusal?.errors.form ? 'form' : 'difference')}
        >
          <Input
            key={formKey}
            name="difference"
            type="number"
            step={1}
            min={-MOST_STOCK}
            max={MOST_STOCK}
            dir="ltr"
            defaultValue={refusal?.values.difference}
          />
        </Field>
        <Button type="submit" name="intent" value="stock" variant="outline" busy={busy}>
          {words.changeStock}
          <span className="sr-only">: {label}</span>
        </Button>
      </Form>
      <p className="small muted">{words.hints.difference}</p>
      {changes.length > 0 && (
        <details className="quiet-details">
          <summary>{words.changes}</summary>
          <ul className="small">
            {changes.map(({ at, difference, stock: after }) => (
              <li key={at}>
                <bdi dir="ltr" className="num">
                  {signed(difference)}
                </bdi>{' '}
                · {words.after(formatNumber(locale, after))} ·{' '}
                <span className="muted" suppressHydrationWarning>
                  {writeDate(locale, at)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
