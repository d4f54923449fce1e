// On narrow screens the result stands below everything, so a bar carries the sum along. Wide ones have it beside the form.
import { useT } from '#app/i18n/catalogue.ts'
import { useCalculator } from './calculator-context.ts'

export function ResultBar() {
  const words = useT().zakaat.result
  const { sheet, result, writeMoney } = useCalculator()
  const outcome = result.reckoning.outcomes[sheet.nisab][sheet.jewellery]
  return (
    <a className="zk-bar" href="#result">
      <span>
        {words.toPay} <b className="num">{outcome ? writeMoney(outcome.due) : words.needsPrice}</b>
      </span>
      <span className="zk-bar__go">{words.jump}</span>
    </a>
  )
}
