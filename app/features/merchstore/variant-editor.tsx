// The staff's form for a variant. What is on the shelf is asked for once, when it is new.
import { Form, useNavigation } from 'react-router'
import { LanguageSections } from '#app/core/editing/language-sections.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { LONGEST_SHELF, MOST_STOCK } from './shelf-schema.ts'

type Props = { values: Record<string, string>; refusal: Refusal | undefined; isNew: boolean; currency: string }

export function VariantEditor({ values, refusal, isNew, currency }: Props) {
  const t = useT()
  const words = t.merchstore.shelf
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...t.editing.errors, ...words.errors }, refusal, field)
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <LanguageSections
        fields={[{ name: 'name', label: words.fields.name, hint: words.hints.name, most: LONGEST_SHELF.name }]}
        values={values}
        error={error}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="price_cents" label={`${words.fields.price} (${currency})`} error={error('price_cents')} required>
          <Input name="price_cents" inputMode="decimal" maxLength={12} dir="ltr" defaultValue={values.price_cents} />
        </Field>
        <Field id="position" label={t.editing.position} hint={t.editing.positionHint} error={error('position')}>
          <Input name="position" type="number" min={0} max={9999} dir="ltr" defaultValue={values.position ?? '0'} />
        </Field>
        {isNew && (
          <>
            <Field id="sku" label={words.fields.sku} hint={words.hints.sku} error={error('sku')} required>
              <Input name="sku" dir="ltr" maxLength={LONGEST_SHELF.sku} defaultValue={values.sku} />
            </Field>
            <Field id="stock" label={words.stock} hint={words.hints.stock} error={error('stock')}>
              <Input name="stock" type="number" min={0} max={MOST_STOCK} dir="ltr" defaultValue={values.stock ?? '0'} />
            </Field>
          </>
        )}
      </div>
      <Checkbox
        name="active"
        label={words.fields.active}
        hint={words.hints.activeVariant}
        defaultChecked={isNew && !refusal ? true : values.active === 'on'}
      />
      <p>
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </p>
    </Form>
  )
}
