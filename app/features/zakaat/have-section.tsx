import { useT } from '#app/i18n/catalogue.ts'
import { AmountField } from './amount-field.tsx'
import { useCalculator } from './calculator-context.ts'
import { AMOUNT_FIELDS } from './sheet.ts'

export function HaveSection() {
  const words = useT().zakaat.have
  const { sheet, change } = useCalculator()
  return (
    <section className="panel stack gap-5" id="have" aria-labelledby="have-title">
      <div className="stack gap-1">
        <h2 className="h3" id="have-title">
          {words.title}
        </h2>
        <p className="soft">{words.lead}</p>
      </div>
      <div className="zk-pair">
        {AMOUNT_FIELDS.map((field) => (
          <AmountField
            key={field}
            name={`amounts.${field}`}
            label={words.fields[field].label}
            hint={words.fields[field].hint}
            error={words.bad}
            value={sheet.amounts[field]}
            onChange={(amount) => change((old) => ({ ...old, amounts: { ...old.amounts, [field]: amount } }))}
          />
        ))}
        <AmountField
          name="longTerm.value"
          label={words.longTerm}
          hint={words.longTermHint}
          error={words.bad}
          value={sheet.longTerm.value}
          onChange={(value) => change((old) => ({ ...old, longTerm: { ...old.longTerm, value } }))}
        />
        <AmountField
          name="longTerm.share"
          label={words.share}
          hint={words.shareHint}
          error={words.badPercent}
          value={sheet.longTerm.share}
          onChange={(share) => change((old) => ({ ...old, longTerm: { ...old.longTerm, share } }))}
        />
      </div>
    </section>
  )
}
