import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { CalculatorContext } from './calculator-context.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { emptySheet, type OfferedPrice, reckonSheet } from './sheet.ts'

const offered: OfferedPrice[] = [
  { metal: 'silver', currency: 'GBP', price: '1', asOf: '2026-11-01', source: 'x', isSample: true },
  { metal: 'gold', currency: 'GBP', price: '100', asOf: '2026-11-01', source: 'x', isSample: true },
]

function render(cash: string) {
  const empty = emptySheet('GBP')
  const sheet = { ...empty, amounts: { ...empty.amounts, cash } }
  const result = reckonSheet(sheet, offered, 2)
  const calculator = { sheet, change: () => {}, result, offered, digits: 2, writeMoney: String, writePrice: String }
  return renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <CalculatorContext value={calculator}>
        <OutcomePanel />
      </CalculatorContext>
    </I18nContext>,
  )
}

test('what is to pay is told with its condition, and that the price is a sample', () => {
  const due = render('20000')
  expect(due).toContain('50000')
  expect(due).toContain(en.zakaat.result.held)
  expect(due).toContain(en.zakaat.result.sample)
  const below = render('100')
  expect(below).not.toContain(en.zakaat.result.held)
  expect(below).toContain(en.zakaat.result.below)
})
