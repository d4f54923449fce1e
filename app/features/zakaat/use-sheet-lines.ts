// Every line of the sheet that holds something, in words: for paper and for a spreadsheet.
import { useI18n } from '#app/i18n/catalogue.ts'
import { parseMoney, toDecimal } from './amounts.ts'
import { useCalculator } from './calculator-context.ts'
import { AMOUNT_FIELDS } from './sheet.ts'

/** `plain` is for machines: a number with a point, or the words as typed. */
export type SheetLine = { id: number; label: string; shown: string; plain: string; isTotal?: boolean }

export function useSheetLines(): SheetLine[] {
  const { t } = useI18n()
  const { have, metals, result: words, past, fitr, money } = t.zakaat
  const { sheet, result, digits, writeMoney, writePrice } = useCalculator()
  const { reckoning } = result
  const lines: SheetLine[] = []
  const add = (line: Omit<SheetLine, 'id'>) => lines.push({ id: lines.length, ...line })
  const addMoney = (label: string, minor: bigint | null, isTotal = false) => {
    if (minor === null) add({ label, shown: words.needsPrice, plain: '', isTotal })
    else add({ label, shown: writeMoney(minor), plain: toDecimal(minor, digits), isTotal })
  }
  const addTyped = (label: string, text: string) => {
    const minor = parseMoney(text, digits)
    if (minor) addMoney(label, minor)
  }
  for (const metal of ['gold', 'silver'] as const)
    if (sheet.prices[metal].trim())
      add({ label: money[metal], shown: writePrice(sheet.prices[metal]), plain: sheet.prices[metal] })
  for (const field of AMOUNT_FIELDS) addTyped(have.fields[field].label, sheet.amounts[field])
  addTyped(`${have.longTerm} (${sheet.longTerm.share} %)`, sheet.longTerm.value)
  for (const { metal, grams, purity, isWorn } of sheet.metals) {
    if (!grams.trim()) continue
    const mark = metal === 'gold' ? metals.karat(purity) : metals.fineness(purity)
    const label = [metals.names[metal], mark, isWorn && metals.worn].filter(Boolean).join(', ')
    add({ label, shown: `${grams} g`, plain: `${grams} g` })
  }
  addMoney(words.own, reckoning.assets[sheet.jewellery], true)
  if (reckoning.debts > 0n) addMoney(words.debts, reckoning.debts)
  addMoney(words.net, reckoning.net[sheet.jewellery], true)
  for (const metal of ['silver', 'gold'] as const) {
    const outcome = reckoning.outcomes[metal][sheet.jewellery]
    addMoney(`${words.nisab}, ${words.by[metal]}`, outcome?.nisab ?? null)
    addMoney(`${words.toPay}, ${words.by[metal]}`, outcome?.due ?? null, true)
  }
  if (sheet.past.length > 0) addMoney(past.total, result.pastLeft, true)
  if (result.fitr > 0n) addMoney(fitr.total, result.fitr, true)
  if (result.feeding > 0n) addMoney(fitr.feedTotal, result.feeding, true)
  return lines
}
