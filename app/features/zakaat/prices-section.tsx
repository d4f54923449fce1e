import type { NisabWeights } from '#app/core/zakaat/nisab.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { Select } from '#app/ui/select.tsx'
import { AmountField } from './amount-field.tsx'
import { useCalculator } from './calculator-context.ts'
import type { Metal } from './rules.ts'
import { newestPrice } from './sheet.ts'

export function PricesSection({ currencies }: { currencies: readonly { code: string; name: string }[] }) {
  const { locale, t } = useI18n()
  const words = t.zakaat.money
  const { sheet, change, offered, writePrice } = useCalculator()

  const hintOf = (metal: Metal) => {
    const price = newestPrice(offered, metal, sheet.currency)
    if (!price) return sheet.prices[metal].trim() ? words.yours : words.missing
    const known = [words.from(writePrice(price.price), writeDate(locale, price.asOf))]
    if (sheet.prices[metal].trim()) known.push(words.yours)
    else if (price.isSample) known.push(words.sample)
    else known.push(words.source(price.source), words.own)
    return known.join(' ')
  }

  return (
    <section className="panel stack gap-5" id="prices" aria-labelledby="prices-title">
      <h2 className="h3" id="prices-title">
        {words.title}
      </h2>
      <Field label={words.currency} id="zk-currency">
        <Select
          value={sheet.currency}
          // Prices typed for one currency mean nothing in another.
          onChange={(event) =>
            change((old) => ({ ...old, currency: event.target.value, prices: { gold: '', silver: '' } }))
          }
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${name} (${code})`}
            </option>
          ))}
        </Select>
      </Field>
      <div className="zk-pair">
        {(['gold', 'silver'] as const).map((metal) => (
          <AmountField
            key={metal}
            name={`prices.${metal}`}
            label={words[metal]}
            hint={hintOf(metal)}
            error={t.zakaat.have.bad}
            value={sheet.prices[metal]}
            placeholder={newestPrice(offered, metal, sheet.currency)?.price}
            onChange={(price) => change((old) => ({ ...old, prices: { ...old.prices, [metal]: price } }))}
          />
        ))}
      </div>
      <FieldGroup legend={words.weights} hint={words.weightHint}>
        <div className="zk-pair">
          {(['tola', 'rounded'] as const satisfies NisabWeights[]).map((weights) => (
            <Radio
              key={weights}
              name="weights"
              label={words.weightChoice[weights]}
              checked={sheet.weights === weights}
              onChange={() => change((old) => ({ ...old, weights }))}
            />
          ))}
        </div>
      </FieldGroup>
      <div className="stack gap-2">
        <p className="label">{words.year}</p>
        <SegmentedControl
          label={words.year}
          className="zk-seg"
          options={(['lunar', 'solar'] as const).map((value) => ({ value, label: words.years[value] }))}
          value={sheet.year}
          onChange={(year) => change((old) => ({ ...old, year }))}
        />
        <p className="hint">{words.yearHint}</p>
      </div>
    </section>
  )
}
