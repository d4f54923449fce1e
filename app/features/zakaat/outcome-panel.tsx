// The result of the sheet: by the nisab the visitor follows in large, by both side by side below.
import { useT } from '#app/i18n/catalogue.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { useCalculator } from './calculator-context.ts'
import type { Metal, Outcome } from './rules.ts'
import { usesSample } from './sheet.ts'

const METALS: readonly Metal[] = ['silver', 'gold']

export function OutcomePanel() {
  const words = useT().zakaat.result
  const { sheet, change, result, offered, writeMoney } = useCalculator()
  const { reckoning, unreadable } = result
  const outcome = reckoning.outcomes[sheet.nisab][sheet.jewellery]
  const net = reckoning.net[sheet.jewellery]
  const assets = reckoning.assets[sheet.jewellery]

  const verdict = () => {
    const [silver, gold] = METALS.map((metal) => reckoning.outcomes[metal][sheet.jewellery])
    if (!silver || !gold) return words.half
    if (silver.isDue && gold.isDue) return words.bothDue
    if (silver.isDue) return words.silverOnly
    return gold.isDue ? words.goldOnly : words.neither
  }
  return (
    <section className="zk-result" id="result" aria-labelledby="result-title">
      <h2 className="zk-result__title" id="result-title">
        {words.title}
      </h2>
      <p className="zk-result__sum" aria-live="polite" data-testid="due">
        <span className="zk-result__label">{words.toPay}</span>
        <b className="num">{outcome ? writeMoney(outcome.due) : words.needsPrice}</b>
        {outcome && <span className="zk-result__label">{outcome.isDue ? words.held : words.below}</span>}
      </p>
      <div className="stack gap-2">
        <p className="zk-result__label">{words.chosen}</p>
        <SegmentedControl
          label={words.chosen}
          className="zk-seg"
          options={METALS.map((value) => ({ value, label: words.by[value] }))}
          value={sheet.nisab}
          onChange={(nisab) => change((old) => ({ ...old, nisab }))}
        />
      </div>
      <dl className="zk-lines">
        <div>
          <dt>{words.own}</dt>
          <dd className="num">{assets === null ? words.needsPrice : writeMoney(assets)}</dd>
        </div>
        <div>
          <dt>{words.debts}</dt>
          <dd className="num">{writeMoney(-reckoning.debts)}</dd>
        </div>
        <div>
          <dt>{words.net}</dt>
          <dd className="num" data-testid="net">
            {net === null ? words.needsPrice : writeMoney(net)}
          </dd>
        </div>
      </dl>
      <div className="stack gap-2">
        <BothNisabs />
        <p className="strong" data-testid="verdict">
          {verdict()}
        </p>
      </div>
      {usesSample(offered, sheet) && <p className="zk-result__warn">{words.sample}</p>}
      {unreadable.size > 0 && <p className="zk-result__warn">{words.unread(unreadable.size)}</p>}
      <p className="zk-result__note">{words.silverNote}</p>
    </section>
  )
}

/** What is due by either nisab, with and without the jewellery that is worn. */
function BothNisabs() {
  const words = useT().zakaat.result
  const { sheet, result, writeMoney } = useCalculator()
  const { reckoning } = result
  const hasWorn = reckoning.wornJewellery !== null && reckoning.wornJewellery > 0n
  const cell = (shown: Outcome | null) => {
    if (!shown) return <span className="muted">{words.needsPrice}</span>
    return shown.isDue ? <b className="num">{writeMoney(shown.due)}</b> : <span>{words.notDue}</span>
  }

  return (
    <table className="zk-both">
      <caption className="sr-only">{words.table}</caption>
      <thead>
        <tr>
          <td />
          {METALS.map((metal) => (
            <th key={metal} scope="col">
              {words.by[metal]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.nisab}</th>
          {METALS.map((metal) => {
            const { counted, exempt } = reckoning.outcomes[metal]
            const shown = counted ?? exempt
            return (
              <td key={metal} className="num" data-testid={`nisab-${metal}`}>
                {shown ? writeMoney(shown.nisab) : words.needsPrice}
              </td>
            )
          })}
        </tr>
        {(hasWorn ? (['counted', 'exempt'] as const) : ([sheet.jewellery] as const)).map((jewellery) => (
          <tr key={jewellery}>
            <th scope="row">{hasWorn ? (jewellery === 'counted' ? words.with : words.without) : words.outcome}</th>
            {METALS.map((metal) => (
              <td key={metal} data-testid={`due-${metal}-${jewellery}`}>
                {cell(reckoning.outcomes[metal][jewellery])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
