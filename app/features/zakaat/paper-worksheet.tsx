// The same sum for a pen: rendered on the server, works without scripts, prints on one page.

import { NISAB_WEIGHTS } from '#app/core/zakaat/nisab.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Printer } from '#app/ui/icons.ts'
import { AMOUNT_FIELDS } from './sheet.ts'

/** `onPrint` is there once scripts are: without them the browser's own menu prints. */
export function PaperWorksheet({ onPrint }: { onPrint: (() => void) | null }) {
  const { locale, t } = useI18n()
  const { have, owe, paper: words } = t.zakaat
  const grams = (milligrams: bigint) => formatNumber(locale, Number(milligrams) / 1000)
  const { gold, silver } = NISAB_WEIGHTS.tola
  return (
    <section className="panel stack gap-5 zk-worksheet" id="worksheet" aria-labelledby="worksheet-title">
      <div className="panel__head">
        <div className="stack gap-1">
          <h2 className="h3" id="worksheet-title">
            {words.title}
          </h2>
          <p className="soft">{words.lead}</p>
        </div>
        {onPrint && (
          <Button variant="outline" onClick={onPrint}>
            <Printer className="i" />
            {words.print}
          </Button>
        )}
      </div>
      <table className="zk-paper">
        <tbody>
          <tr>
            <th scope="colgroup" colSpan={2} className="zk-paper__part">
              {words.add}
            </th>
          </tr>
          {AMOUNT_FIELDS.map((field) => (
            <Line key={field} label={have.fields[field].label} />
          ))}
          <Line label={have.longTerm} />
          <Line label={words.karat} />
          <Line label={words.totalHave} isTotal />
          <tr>
            <th scope="colgroup" colSpan={2} className="zk-paper__part">
              {words.takeOff}
            </th>
          </tr>
          <Line label={owe.due} />
          <Line label={owe.monthly} />
          <Line label={words.totalOwe} isTotal />
          <Line label={words.net} isTotal />
          <tr>
            <th scope="colgroup" colSpan={2} className="zk-paper__part">
              {words.compare}
            </th>
          </tr>
          <Line label={words.nisabGold(grams(gold))} />
          <Line label={words.nisabSilver(grams(silver))} />
          <tr>
            <th scope="colgroup" colSpan={2}>
              {words.atLeast}
            </th>
          </tr>
          <Line label={words.divide} isTotal />
        </tbody>
      </table>
    </section>
  )
}

function Line({ label, isTotal = false }: { label: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'strong' : undefined}>
      <th scope="row">{label}</th>
      <td />
    </tr>
  )
}
