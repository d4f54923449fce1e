import { expect, test } from 'vitest'
import {
  csvLine,
  emptySheet,
  newestPrice,
  type OfferedPrice,
  readSheet,
  reckonSheet,
  usesSample,
  writeSheet,
} from './sheet.ts'

const isCurrency = (code: string) => code === 'GBP'
const price = (metal: 'gold' | 'silver', asOf: string, amount: string): OfferedPrice => ({
  metal,
  currency: 'GBP',
  price: amount,
  asOf,
  source: 'test',
  isSample: false,
})
const OFFERED = [
  price('gold', '2024-12-30', '67'),
  price('gold', '2026-11-01', '100'),
  price('silver', '2026-11-01', '1.23'),
  price('silver', '2024-12-30', '0.74'),
]

test('a sheet comes back from its file as it was', () => {
  const sheet = {
    ...emptySheet('GBP'),
    metals: [{ key: 1, metal: 'gold' as const, grams: '12.5', purity: '22', isWorn: true }],
    past: [{ key: 1, year: '2024', wealth: '9000', price: '', paid: '10' }],
    hawl: { start: '2026-02-18', fell: '', rose: '' },
  }
  expect(readSheet(writeSheet(sheet), isCurrency)).toEqual(sheet)
})

test.each([
  'not json',
  '[]',
  '{}',
  '{"format":"mahalla-zakaat","version":2,"sheet":{"currency":"GBP"}}',
  '{"format":"mahalla-zakaat","version":1,"sheet":{"currency":"QQQ"}}',
  '{"format":"mahalla-zakaat","version":1,"sheet":null}',
])('refuses the file %s', (text) => {
  expect(readSheet(text, isCurrency)).toBeNull()
})

test('what is not of its kind in a file becomes empty', () => {
  const file = {
    format: 'mahalla-zakaat',
    version: 1,
    sheet: { currency: 'GBP', amounts: { cash: 5 }, metals: [{ metal: 'iron', purity: '7', grams: {} }], year: 'mars' },
  }
  const sheet = readSheet(JSON.stringify(file), isCurrency)
  expect(sheet?.amounts.cash).toBe('')
  expect(sheet?.metals).toEqual([{ key: 1, metal: 'gold', grams: '', purity: '24', isWorn: false }])
  expect(sheet?.year).toBe('lunar')
})

test('the site’s newest price is used until the visitor types one', () => {
  expect(newestPrice(OFFERED, 'gold', 'GBP')?.asOf).toBe('2026-11-01')
  const sheet = emptySheet('GBP')
  expect(reckonSheet(sheet, OFFERED, 2).reckoning.outcomes.gold.counted?.nisab).toBe(874_800n)
  const typed = { ...sheet, prices: { gold: '50', silver: '' } }
  expect(reckonSheet(typed, OFFERED, 2).reckoning.outcomes.gold.counted?.nisab).toBe(437_400n)
})

test('a currency without a price asks for one', () => {
  const { reckoning } = reckonSheet(emptySheet('XOF'), OFFERED, 0)
  expect(reckoning.outcomes).toEqual({
    gold: { counted: null, exempt: null },
    silver: { counted: null, exempt: null },
  })
})

test('a past year takes that year’s price', () => {
  const sheet = { ...emptySheet('GBP'), past: [{ key: 1, year: '2024', wealth: '1000', price: '', paid: '5' }] }
  // 612.36 g × 0.74 = 453.15, so 1,000 is above it.
  expect(reckonSheet(sheet, OFFERED, 2).past).toEqual([{ due: 2_500n, left: 2_000n }])
  expect(
    reckonSheet({ ...sheet, past: [{ key: 1, year: '1990', wealth: '1000', price: '', paid: '' }] }, OFFERED, 2).past,
  ).toEqual([{ due: null, left: null }])
})

test('what cannot be read is named and counts as nothing', () => {
  const empty = emptySheet('GBP')
  const sheet = { ...empty, amounts: { ...empty.amounts, cash: 'ten', bank: '100' }, debtsDue: '-1' }
  const { unreadable, reckoning } = reckonSheet(sheet, OFFERED, 2)
  expect([...unreadable].sort()).toEqual(['amounts.cash', 'debtsDue'])
  expect(reckoning.net.counted).toBe(10_000n)
})

test('a spreadsheet line cannot hold a formula', () => {
  expect(csvLine(['=1+1', 'say "hi"', '5.00'])).toBe(`"'=1+1","say ""hi""","5.00"`)
})

test('a result by a sample price says so, one by a typed price does not', () => {
  const offered = [
    { metal: 'silver' as const, currency: 'GBP', price: '0.8', asOf: '2026-11-01', source: 'x', isSample: true },
    { metal: 'gold' as const, currency: 'GBP', price: '80', asOf: '2026-11-01', source: 'x', isSample: false },
  ]
  const sheet = emptySheet('GBP')
  expect(usesSample(offered, { ...sheet, nisab: 'silver' })).toBe(true)
  expect(usesSample(offered, { ...sheet, nisab: 'gold' })).toBe(false)
  expect(usesSample(offered, { ...sheet, nisab: 'silver', prices: { gold: '', silver: '0.9' } })).toBe(false)
})
