import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Plus, Trash2 } from '#app/ui/icons.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { Select } from '#app/ui/select.tsx'
import { AmountField } from './amount-field.tsx'
import { useCalculator } from './calculator-context.ts'
import { firstPurity, type MetalRow, MOST_ROWS, nextKey, puritiesOf } from './sheet.ts'

export function MetalsSection() {
  const { locale, t } = useI18n()
  const words = t.zakaat.metals
  const { sheet, change } = useCalculator()

  const set = (i: number, patch: Partial<MetalRow>) =>
    change((old) => ({ ...old, metals: old.metals.map((row, at) => (at === i ? { ...row, ...patch } : row)) }))
  const add = () =>
    change((old) => ({
      ...old,
      metals: [
        ...old.metals,
        { key: nextKey(old.metals), metal: 'gold', grams: '', purity: firstPurity('gold'), isWorn: false },
      ],
    }))
  const remove = (i: number) => change((old) => ({ ...old, metals: old.metals.filter((_, at) => at !== i) }))

  return (
    <section className="panel stack gap-5" id="metals" aria-labelledby="metals-title">
      <div className="stack gap-1">
        <h2 className="h3" id="metals-title">
          {words.title}
        </h2>
        <p className="soft">{words.lead}</p>
      </div>
      {sheet.metals.length === 0 && <p className="muted">{words.none}</p>}
      {sheet.metals.map((row, i) => {
        const n = formatNumber(locale, i + 1)
        return (
          <fieldset key={row.key} className="zk-row">
            <legend className="sr-only">{words.piece(n)}</legend>
            <Field label={words.metal}>
              <Select
                value={row.metal}
                onChange={(event) => {
                  const metal = event.target.value === 'silver' ? 'silver' : 'gold'
                  set(i, { metal, purity: firstPurity(metal) })
                }}
              >
                <option value="gold">{words.names.gold}</option>
                <option value="silver">{words.names.silver}</option>
              </Select>
            </Field>
            <AmountField
              name={`metals.${i}.grams`}
              label={words.grams}
              error={words.badGrams}
              value={row.grams}
              onChange={(grams) => set(i, { grams })}
            />
            <Field label={words.purity}>
              <Select value={row.purity} onChange={(event) => set(i, { purity: event.target.value })}>
                {puritiesOf(row.metal).map((mark) => (
                  <option key={mark} value={mark}>
                    {row.metal === 'gold'
                      ? words.karat(formatNumber(locale, Number(mark)))
                      : words.fineness(formatNumber(locale, Number(mark)))}
                  </option>
                ))}
              </Select>
            </Field>
            <IconButton label={words.remove(n)} outlined onClick={() => remove(i)}>
              <Trash2 className="i" />
            </IconButton>
            <Checkbox
              className="zk-row__wide"
              label={words.worn}
              checked={row.isWorn}
              onChange={(event) => set(i, { isWorn: event.target.checked })}
            />
          </fieldset>
        )
      })}
      <div>
        <Button variant="outline" onClick={add} disabled={sheet.metals.length >= MOST_ROWS}>
          <Plus className="i" />
          {words.add}
        </Button>
      </div>
      <div className="stack gap-2">
        <p className="label">{words.jewellery}</p>
        <SegmentedControl
          label={words.jewellery}
          className="zk-seg"
          options={(['counted', 'exempt'] as const).map((value) => ({ value, label: words.jewelleryChoice[value] }))}
          value={sheet.jewellery}
          onChange={(jewellery) => change((old) => ({ ...old, jewellery }))}
        />
        <p className="hint">{words.jewelleryHint}</p>
      </div>
    </section>
  )
}
