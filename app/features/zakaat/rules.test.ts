import { expect, test } from 'vitest'
import { workedCases } from '#tests/fixtures/zakaat-cases.ts'
import { parseCount, parseGrams, parseMoney, parsePercent, parsePrice, toDecimal } from './amounts.ts'
import {
  feedingTotal,
  fitrTotal,
  instalmentDebt,
  ledgerOf,
  metalValue,
  nisabValue,
  outcomeOf,
  PURITIES,
  purityOf,
  reckon,
  type Terms,
  type Wealth,
} from './rules.ts'

const NOTHING: Wealth = {
  amounts: [],
  metals: [],
  longTermShares: { value: 0n, share: 100_000n },
  debtsDue: 0n,
  instalments: { monthly: 0n, left: 0n, choice: 'none' },
}
const POUNDS: Terms = {
  digits: 2,
  prices: { gold: 100_000_000n, silver: 1_230_000n },
  weights: 'tola',
  year: 'lunar',
}
const DIGITS: Record<string, number> = { GBP: 2, USD: 2, SAR: 2, JPY: 0, KWD: 3 }

/** What was typed must be readable, or the case is wrong. */
function must<T>(value: T | null): T {
  if (value === null) throw new Error('Not readable')
  return value
}

test.each(workedCases)('worked case: $name', (sum) => {
  const digits = DIGITS[sum.currency] ?? 2
  const money = (text: string) => must(parseMoney(text, digits))
  const result = reckon(
    {
      amounts: Object.values(sum.amounts).map(money),
      metals: (sum.metals ?? []).map(({ metal, grams, purity, isWorn }) => ({
        metal,
        milligrams: must(parseGrams(grams)),
        purity: must(purityOf(metal, purity)),
        isWorn,
      })),
      longTermShares: {
        value: money(sum.longTerm?.value ?? ''),
        share: must(parsePercent(sum.longTerm?.share ?? '100')),
      },
      debtsDue: money(sum.debtsDue ?? ''),
      instalments: {
        monthly: money(sum.instalments?.monthly ?? ''),
        left: must(parseCount(sum.instalments?.left ?? '')),
        choice: sum.instalments?.choice ?? 'none',
      },
    },
    {
      digits,
      prices: { gold: must(parsePrice(sum.gold)), silver: must(parsePrice(sum.silver)) },
      weights: sum.weights ?? 'tola',
      year: sum.year ?? 'lunar',
    },
  )
  const { gold, silver } = result.outcomes
  const written = (outcome: typeof gold.counted) => (outcome?.isDue ? toDecimal(outcome.due, digits) : null)
  expect({
    net: toDecimal(must(result.net.counted), digits),
    nisab: {
      gold: toDecimal(must(gold.counted).nisab, digits),
      silver: toDecimal(must(silver.counted).nisab, digits),
    },
    due: { gold: written(gold.counted), silver: written(silver.counted) },
    ...(sum.expected.dueWithoutWorn && {
      dueWithoutWorn: { gold: written(gold.exempt), silver: written(silver.exempt) },
    }),
  }).toEqual(sum.expected)
})

test('nothing owned: nothing due, even where the nisab would be nothing', () => {
  const { net, outcomes } = reckon(NOTHING, POUNDS)
  expect(net).toEqual({ counted: 0n, exempt: 0n })
  expect(outcomes.silver.counted).toEqual({ nisab: 75_320n, isDue: false, due: 0n })
  expect(outcomeOf(0n, 0n, 'lunar')).toEqual({ nisab: 0n, isDue: false, due: 0n })
})

test('a penny below the nisab is not due, the nisab itself is', () => {
  expect(outcomeOf(75_319n, 75_320n, 'lunar').isDue).toBe(false)
  expect(outcomeOf(75_320n, 75_320n, 'lunar')).toEqual({ nisab: 75_320n, isDue: true, due: 1_883n })
})

test('sums beyond what a float holds stay exact', () => {
  const net = 123_456_789_012_345_678n
  expect(reckon({ ...NOTHING, amounts: [net] }, POUNDS).outcomes.gold.counted?.due).toBe(3_086_419_725_308_642n)
})

test('one price is enough for one outcome', () => {
  const { outcomes } = reckon(
    { ...NOTHING, amounts: [1_000_000n] },
    { ...POUNDS, prices: { gold: 100_000_000n, silver: null } },
  )
  expect(outcomes.gold.counted?.due).toBe(25_000n)
  expect(outcomes.silver.counted).toBeNull()
})

test('metal without a price leaves the sum open instead of counting it as nothing', () => {
  const metals = [{ metal: 'silver' as const, milligrams: 1000n, purity: PURITIES.silver['999'], isWorn: true }]
  const result = reckon({ ...NOTHING, metals }, { ...POUNDS, prices: { gold: 100_000_000n, silver: null } })
  expect(result.assets).toEqual({ counted: null, exempt: 0n })
  expect(result.outcomes.gold.counted).toBeNull()
  expect(result.outcomes.gold.exempt).not.toBeNull()
})

test('a karat is a twenty-fourth', () => {
  expect(metalValue(24_000n, PURITIES.gold['18'], 100_000_000n, 2)).toBe(180_000n)
  expect(purityOf('gold', '18')).toEqual([18n, 24n])
  expect(purityOf('gold', '925')).toBeNull()
  expect(purityOf('gold', 'constructor')).toBeNull()
})

test('both conversions of the nisab', () => {
  expect(nisabValue('gold', 'tola', 100_000_000n, 2)).toBe(874_800n)
  expect(nisabValue('gold', 'rounded', 100_000_000n, 2)).toBe(850_000n)
  expect(nisabValue('silver', 'rounded', 1_000_000n, 2)).toBe(59_500n)
})

test.each([
  ['none', 0n],
  ['year', 1_200n],
  ['all', 2_000n],
] as const)('instalments taken off: %s', (choice, debt) => {
  expect(instalmentDebt({ monthly: 100n, left: 20n, choice })).toBe(debt)
})

test('a year of instalments is only as long as what is left', () => {
  expect(instalmentDebt({ monthly: 100n, left: 5n, choice: 'year' })).toBe(500n)
})

test('past years: due less what was paid, never below nothing', () => {
  expect(ledgerOf({ wealth: 400_000n, nisab: 75_320n, paid: 2_500n }, 'lunar')).toEqual({ due: 10_000n, left: 7_500n })
  expect(ledgerOf({ wealth: 400_000n, nisab: 75_320n, paid: 20_000n }, 'lunar')).toEqual({ due: 10_000n, left: 0n })
  expect(ledgerOf({ wealth: 70_000n, nisab: 75_320n, paid: 0n }, 'lunar')).toEqual({ due: 0n, left: 0n })
  expect(ledgerOf({ wealth: 70_000n, nisab: null, paid: 0n }, 'lunar')).toEqual({ due: null, left: null })
})

test('fitr by the staple or by a set amount', () => {
  // 5 people × 2.5 kg × £1.59 = £19.875
  expect(fitrTotal(5n, { milligrams: 2_500_000n, pricePerKilo: 159n })).toBe(1_988n)
  expect(fitrTotal(5n, { perPerson: 500n })).toBe(2_500n)
})

test('fidya and kaffarah', () => {
  expect(feedingTotal({ missedDays: 7n, brokenFasts: 1n, oaths: 2n }, 500n)).toBe((7n + 60n + 20n) * 500n)
})

test.each([
  ['', 2, 0n],
  ['1234.5', 2, 123_450n],
  ['1,234.50', 2, 123_450n],
  ['1.234,50', 2, 123_450n],
  ['1 234,50', 2, 123_450n],
  ['1,234', 2, 123_400n],
  ['1.234', 2, 123_400n],
  ['12,34,567.89', 2, 123_456_789n],
  ['1,234,567', 2, 123_456_700n],
  ['1.234', 3, 1_234n],
  ['0.500', 2, 50n],
  ['.5', 2, 50n],
  ['١٬٢٣٤٫٥٠', 2, 123_450n],
  ['۱۲۳۴', 0, 1_234n],
  ['1,234', 0, 1_234n],
  ['1.5', 0, null],
  ['0.005', 2, null],
  ['-5', 2, null],
  ['1e5', 2, null],
  ['abc', 2, null],
  ['.', 2, null],
  ['1,23.4,5', 2, null],
  ['9999999999999999', 2, null],
] as const)('reads the amount "%s" with %i digits', (text, digits, minor) => {
  expect(parseMoney(text, digits)).toBe(minor)
})

test('a single mark in a weight or a price is a decimal mark', () => {
  expect(parseGrams('1.234')).toBe(1_234n)
  expect(parsePrice('0,497')).toBe(497_000n)
  expect(parsePercent('100.001')).toBeNull()
  expect(parseCount('2.5')).toBeNull()
})

test('writes minor units exactly', () => {
  expect([toDecimal(5n, 2), toDecimal(123_450n, 2), toDecimal(7n, 0), toDecimal(1n, 3)]).toEqual([
    '0.05',
    '1234.50',
    '7',
    '0.001',
  ])
})
