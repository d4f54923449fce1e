import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Plus, Trash2 } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { AmountField } from './amount-field.tsx'
import { useCalculator } from './calculator-context.ts'
import { MOST_ROWS, nextKey, type PastRow, priceOfYear } from './sheet.ts'

export function PastSection() {
  const { locale, t } = useI18n()
  const words = t.zakaat.past
  const { sheet, change, result, offered, writeMoney, writePrice } = useCalculator()

  const set = (i: number, patch: Partial<PastRow>) =>
    change((old) => ({ ...old, past: old.past.map((row, at) => (at === i ? { ...row, ...patch } : row)) }))
  const add = () =>
    change((old) => {
      const earliest = Math.min(new Date().getFullYear(), ...old.past.map(({ year }) => Number(year) || Infinity))
      const row = { key: nextKey(old.past), year: String(earliest - 1), wealth: '', price: '', paid: '' }
      return { ...old, past: [...old.past, row] }
    })

  return (
    <section className="panel stack gap-5" id="past" aria-labelledby="past-title">
      <div className="stack gap-1">
        <h2 className="h3" id="past-title">
          {words.title}
        </h2>
        <p className="soft">{words.lead}</p>
      </div>
      {sheet.past.map((row, i) => {
        const known = priceOfYear(offered, sheet.nisab, sheet.currency, row.year.trim())
        const ledger = result.past[i]
        return (
          <fieldset key={row.key} className="zk-year">
            <legend className="sr-only">{words.row(formatNumber(locale, i + 1))}</legend>
            <Field label={words.year}>
              <Input
                className="num"
                inputMode="numeric"
                autoComplete="off"
                maxLength={10}
                value={row.year}
                onChange={(event) => set(i, { year: event.target.value })}
              />
            </Field>
            <AmountField
              name={`past.${i}.wealth`}
              label={words.wealth}
              error={t.zakaat.have.bad}
              value={row.wealth}
              onChange={(wealth) => set(i, { wealth })}
            />
            <AmountField
              name={`past.${i}.price`}
              label={words.price[sheet.nisab]}
              hint={known ? words.known(writePrice(known.price)) : undefined}
              error={t.zakaat.have.bad}
              value={row.price}
              placeholder={known?.price}
              onChange={(price) => set(i, { price })}
            />
            <AmountField
              name={`past.${i}.paid`}
              label={words.paid}
              error={t.zakaat.have.bad}
              value={row.paid}
              onChange={(paid) => set(i, { paid })}
            />
            <div className="zk-year__sum">
              {ledger?.due == null || ledger.left === null ? (
                <span className="muted">{words.needsPrice}</span>
              ) : (
                <span>
                  {words.due} <b className="num">{writeMoney(ledger.due)}</b> · {words.left}{' '}
                  <b className="num">{writeMoney(ledger.left)}</b>
                </span>
              )}
              <IconButton
                label={words.remove(row.year || words.row(formatNumber(locale, i + 1)))}
                outlined
                onClick={() => change((old) => ({ ...old, past: old.past.filter((_, at) => at !== i) }))}
              >
                <Trash2 className="i" />
              </IconButton>
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button variant="outline" onClick={add} disabled={sheet.past.length >= MOST_ROWS}>
          <Plus className="i" />
          {words.add}
        </Button>
      </div>
      {sheet.past.length > 0 && (
        <p className="zk-total" aria-live="polite">
          <span>{words.total}</span>
          <b className="num">{writeMoney(result.pastLeft)}</b>
        </p>
      )}
    </section>
  )
}
