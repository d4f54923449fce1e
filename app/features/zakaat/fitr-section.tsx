import { useT } from '#app/i18n/catalogue.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { AmountField } from './amount-field.tsx'
import { useCalculator } from './calculator-context.ts'

export function FitrSection() {
  const { fitr: words, have } = useT().zakaat
  const { sheet, change, result, writeMoney } = useCalculator()
  const { fitr } = sheet
  const setFitr = (patch: Partial<typeof fitr>) => change((old) => ({ ...old, fitr: { ...old.fitr, ...patch } }))
  return (
    <section className="panel stack gap-5" id="fitr" aria-labelledby="fitr-title">
      <h2 className="h3" id="fitr-title">
        {words.title}
      </h2>
      <div className="stack gap-1">
        <h3 className="strong">{words.fitrTitle}</h3>
        <p className="soft">{words.fitrLead}</p>
      </div>
      <SegmentedControl
        label={words.by}
        className="zk-seg"
        options={(['staple', 'amount'] as const).map((value) => ({ value, label: words.bys[value] }))}
        value={fitr.by}
        onChange={(by) => setFitr({ by })}
      />
      <div className="zk-pair">
        <AmountField
          name="fitr.people"
          label={words.people}
          error={have.badCount}
          whole
          value={fitr.people}
          onChange={(people) => setFitr({ people })}
        />
        {fitr.by === 'amount' ? (
          <AmountField
            name="fitr.perPerson"
            label={words.perPerson}
            hint={words.perPersonHint}
            error={have.bad}
            value={fitr.perPerson}
            onChange={(perPerson) => setFitr({ perPerson })}
          />
        ) : (
          <>
            <AmountField
              name="fitr.pricePerKilo"
              label={words.pricePerKilo}
              error={have.bad}
              value={fitr.pricePerKilo}
              onChange={(pricePerKilo) => setFitr({ pricePerKilo })}
            />
            <AmountField
              name="fitr.kilos"
              label={words.kilos}
              hint={words.kilosHint}
              error={have.bad}
              value={fitr.kilos}
              onChange={(kilos) => setFitr({ kilos })}
            />
          </>
        )}
      </div>
      <p className="zk-total" aria-live="polite">
        <span>{words.total}</span>
        <b className="num" data-testid="fitr">
          {writeMoney(result.fitr)}
        </b>
      </p>
      <Feeding />
    </section>
  )
}

/** For whoever cannot fast, and for fasts and oaths that were broken. */
function Feeding() {
  const { fitr: words, have } = useT().zakaat
  const { sheet, change, result, writeMoney } = useCalculator()
  const { feeding } = sheet
  const setFeeding = (patch: Partial<typeof feeding>) =>
    change((old) => ({ ...old, feeding: { ...old.feeding, ...patch } }))
  return (
    <>
      <div className="stack gap-1">
        <h3 className="strong">{words.feedTitle}</h3>
        <p className="soft">{words.feedLead}</p>
      </div>
      <div className="zk-pair">
        <AmountField
          name="feeding.cost"
          label={words.cost}
          error={have.bad}
          value={feeding.cost}
          onChange={(cost) => setFeeding({ cost })}
        />
        <AmountField
          name="feeding.missedDays"
          label={words.missedDays}
          hint={words.missedHint}
          error={have.badCount}
          whole
          value={feeding.missedDays}
          onChange={(missedDays) => setFeeding({ missedDays })}
        />
        <AmountField
          name="feeding.brokenFasts"
          label={words.brokenFasts}
          hint={words.brokenHint}
          error={have.badCount}
          whole
          value={feeding.brokenFasts}
          onChange={(brokenFasts) => setFeeding({ brokenFasts })}
        />
        <AmountField
          name="feeding.oaths"
          label={words.oaths}
          hint={words.oathsHint}
          error={have.badCount}
          whole
          value={feeding.oaths}
          onChange={(oaths) => setFeeding({ oaths })}
        />
      </div>
      <p className="zk-total" aria-live="polite">
        <span>{words.feedTotal}</span>
        <b className="num" data-testid="feeding">
          {writeMoney(result.feeding)}
        </b>
      </p>
    </>
  )
}
