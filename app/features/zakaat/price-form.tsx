import { Form, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'

type Props = {
  currencies: readonly { code: string; name: string }[]
  today: string
  state: Refusal | undefined
}

export function PriceForm({ currencies, today, state }: Props) {
  const { ui, zakaat } = useT()
  const words = zakaat.staff
  const errors = { ...ui.refusals, ...words.errors }
  const isBusy = useNavigation().state === 'submitting'
  const values = state?.values ?? {}
  const errorOf = (name: string) => errorAt(errors, state, name)
  return (
    <Card as="section" title={words.add}>
      {/* Keyed by the answer: after a save the form begins afresh. */}
      <Form method="post" className="stack gap-5" key={state ? 'again' : 'new'}>
        <ErrorSummary errors={summaryOf(errors, state)} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={words.metal} id="metal" error={errorOf('metal')} required>
            <Select name="metal" defaultValue={values.metal ?? 'gold'}>
              <option value="gold">{zakaat.metals.names.gold}</option>
              <option value="silver">{zakaat.metals.names.silver}</option>
            </Select>
          </Field>
          <Field label={words.currency} id="currency" error={errorOf('currency')} required>
            <Select name="currency" defaultValue={values.currency ?? 'USD'}>
              {currencies.map(({ code, name }) => (
                <option key={code} value={code}>
                  {`${name} (${code})`}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.price} id="price" hint={words.priceHint} error={errorOf('price')} required>
            <Input name="price" inputMode="decimal" autoComplete="off" maxLength={20} defaultValue={values.price} />
          </Field>
          <Field label={words.asOf} id="asOf" error={errorOf('asOf')} required>
            <Input type="date" name="asOf" max={today} defaultValue={values.asOf ?? today} />
          </Field>
        </div>
        <Field label={words.source} id="source" hint={words.sourceHint} error={errorOf('source')} required>
          <Input name="source" maxLength={200} defaultValue={values.source} />
        </Field>
        <div>
          <Button type="submit" name="intent" value="save" busy={isBusy}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
