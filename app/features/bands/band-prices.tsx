// The form for a band's price per month, for superadmins. A band without a price is not offered.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { BandPrices } from './bands.server.ts'

export function BandPriceCard({ prices, state }: { prices: BandPrices; state: Refusal | undefined }) {
  const t = useT()
  const words = t.bands.prices
  const refusal = state?.values.intent === 'bandPrices' ? state : undefined
  return (
    <Card as="section" title={words.title}>
      <Form method="post" className="stack gap-4" noValidate>
        <p className="soft">{words.text}</p>
        <div className="filter-row">
          {prices.map(({ id, monthly_cents, currency }) => (
            <Field
              key={id}
              id={`band-${id}`}
              label={words.monthly(t.sponsorship.placements[id].title, currency)}
              error={errorAt({ ...t.ui.refusals, ...t.bands.errors }, refusal, id)}
              optional
            >
              <Input
                name={id}
                inputMode="decimal"
                maxLength={12}
                dir="ltr"
                defaultValue={refusal?.values[id] ?? (monthly_cents === null ? '' : (monthly_cents / 100).toFixed(2))}
              />
            </Field>
          ))}
        </div>
        <Button type="submit" name="intent" value="bandPrices" className="self-start">
          {words.save}
        </Button>
      </Form>
    </Card>
  )
}
