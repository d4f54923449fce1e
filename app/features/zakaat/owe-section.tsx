import { useT } from '#app/i18n/catalogue.ts'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { AmountField } from './amount-field.tsx'
import { useCalculator } from './calculator-context.ts'

export function OweSection() {
  const { have, owe: words } = useT().zakaat
  const { sheet, change } = useCalculator()
  const setInstalments = (patch: Partial<typeof sheet.instalments>) =>
    change((old) => ({ ...old, instalments: { ...old.instalments, ...patch } }))
  return (
    <section className="panel stack gap-5" id="owe" aria-labelledby="owe-title">
      <h2 className="h3" id="owe-title">
        {words.title}
      </h2>
      <AmountField
        name="debtsDue"
        label={words.due}
        hint={words.dueHint}
        error={have.bad}
        value={sheet.debtsDue}
        onChange={(debtsDue) => change((old) => ({ ...old, debtsDue }))}
      />
      <div className="zk-pair">
        <AmountField
          name="instalments.monthly"
          label={words.monthly}
          hint={words.monthlyHint}
          error={have.bad}
          value={sheet.instalments.monthly}
          onChange={(monthly) => setInstalments({ monthly })}
        />
        <AmountField
          name="instalments.left"
          label={words.left}
          error={have.badCount}
          whole
          value={sheet.instalments.left}
          onChange={(left) => setInstalments({ left })}
        />
      </div>
      <FieldGroup legend={words.choice} hint={words.choiceHint}>
        {(['none', 'year', 'all'] as const).map((choice) => (
          <Radio
            key={choice}
            name="instalments"
            label={words.choices[choice]}
            checked={sheet.instalments.choice === choice}
            onChange={() => setInstalments({ choice })}
          />
        ))}
      </FieldGroup>
    </section>
  )
}
