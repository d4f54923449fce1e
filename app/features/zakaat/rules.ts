// The reckoning of zakaat. Pure: whole numbers in, whole numbers out. Where schools differ, the choice is the visitor's
// and both outcomes are returned; nothing here decides between them.
import { NISAB_WEIGHTS, type NisabWeights } from '#app/core/zakaat/nisab.ts'
import { divideRounded } from './amounts.ts'

export type Metal = 'gold' | 'silver'

/** A fortieth of a lunar year; a solar year is eleven days longer, so its share is larger. In hundred-thousandths. */
export const RATES = { lunar: 2_500n, solar: 2_577n } as const
export type YearKind = keyof typeof RATES
const RATE_UNIT = 100_000n

/** What a gram holds of the pure metal: karats of 24, or thousandths. */
export const PURITIES = {
  gold: { '24': [24n, 24n], '22': [22n, 24n], '21': [21n, 24n], '18': [18n, 24n], '14': [14n, 24n], '9': [9n, 24n] },
  silver: { '999': [1n, 1n], '925': [925n, 1000n], '900': [900n, 1000n], '800': [800n, 1000n] },
} as const satisfies Record<Metal, Record<string, readonly [bigint, bigint]>>

export function purityOf(metal: Metal, mark: string): readonly [bigint, bigint] | null {
  const marks: Record<string, readonly [bigint, bigint]> = PURITIES[metal]
  return Object.hasOwn(marks, mark) ? (marks[mark] ?? null) : null
}

const MILLIGRAMS = 1000n
const PRICE_UNIT = 1_000_000n

/** Minor units for a weight of metal at a price in millionths of the major unit per gram. */
export function metalValue(
  milligrams: bigint,
  [parts, whole]: readonly [bigint, bigint],
  price: bigint,
  digits: number,
): bigint {
  return divideRounded(milligrams * parts * price * 10n ** BigInt(digits), whole * MILLIGRAMS * PRICE_UNIT)
}

/** What the nisab of a metal is worth in minor units. */
export function nisabValue(metal: Metal, weights: NisabWeights, price: bigint, digits: number): bigint {
  return metalValue(NISAB_WEIGHTS[weights][metal], [1n, 1n], price, digits)
}

/** How much of what is owed over time is taken off. */
export type InstalmentChoice = 'none' | 'year' | 'all'
const MONTHS = 12n

export type MetalPiece = {
  metal: Metal
  milligrams: bigint
  purity: readonly [bigint, bigint]
  /** Jewellery that is worn: the schools differ on whether it counts. */
  isWorn: boolean
}

export type Wealth = {
  /** Minor units each: cash, bank, crypto, stock, receivables, rent saved, pension and so on. */
  amounts: readonly bigint[]
  metals: readonly MetalPiece[]
  /** Shares kept for long: market value and the zakatable share in thousandths of a percent. */
  longTermShares: { value: bigint; share: bigint }
  debtsDue: bigint
  instalments: { monthly: bigint; left: bigint; choice: InstalmentChoice }
}

export type Prices = Record<Metal, bigint | null>
export type Terms = { digits: number; prices: Prices; weights: NisabWeights; year: YearKind }

export type Outcome = { nisab: bigint; isDue: boolean; due: bigint }

export type Reckoning = {
  /** Minor units, with worn jewellery and without; null where a piece of metal has no price. */
  assets: { counted: bigint | null; exempt: bigint | null }
  wornJewellery: bigint | null
  debts: bigint
  /** Never below zero. */
  net: { counted: bigint | null; exempt: bigint | null }
  /** By each nisab, with worn jewellery counted and left out; null where a price is missing. */
  outcomes: Record<Metal, { counted: Outcome | null; exempt: Outcome | null }>
}

const PERCENT_UNIT = 100_000n

export function instalmentDebt({ monthly, left, choice }: Wealth['instalments']): bigint {
  if (choice === 'none') return 0n
  return monthly * (choice === 'year' && left > MONTHS ? MONTHS : left)
}

/** Exactly at the nisab is due. */
export function outcomeOf(net: bigint, nisab: bigint, year: YearKind): Outcome {
  const isDue = net >= nisab && net > 0n
  return { nisab, isDue, due: isDue ? divideRounded(net * RATES[year], RATE_UNIT) : 0n }
}

function worthOf(pieces: readonly MetalPiece[], { prices, digits }: Terms): bigint | null {
  let total = 0n
  for (const { metal, milligrams, purity } of pieces) {
    if (milligrams === 0n) continue
    const price = prices[metal]
    if (price === null) return null
    total += metalValue(milligrams, purity, price, digits)
  }
  return total
}

export function reckon(wealth: Wealth, terms: Terms): Reckoning {
  const { value, share } = wealth.longTermShares
  const money = wealth.amounts.reduce((sum, amount) => sum + amount, 0n) + divideRounded(value * share, PERCENT_UNIT)
  const kept = worthOf(
    wealth.metals.filter(({ isWorn }) => !isWorn),
    terms,
  )
  const worn = worthOf(
    wealth.metals.filter(({ isWorn }) => isWorn),
    terms,
  )
  const debts = wealth.debtsDue + instalmentDebt(wealth.instalments)
  const after = (assets: bigint | null) => (assets === null ? null : assets > debts ? assets - debts : 0n)
  const assets = {
    counted: kept === null || worn === null ? null : money + kept + worn,
    exempt: kept === null ? null : money + kept,
  }
  const counted = after(assets.counted)
  const exempt = after(assets.exempt)
  const by = (metal: Metal, net: bigint | null) => {
    const price = terms.prices[metal]
    if (price === null || net === null) return null
    return outcomeOf(net, nisabValue(metal, terms.weights, price, terms.digits), terms.year)
  }
  return {
    assets,
    wornJewellery: worn,
    debts,
    net: { counted, exempt },
    outcomes: {
      gold: { counted: by('gold', counted), exempt: by('gold', exempt) },
      silver: { counted: by('silver', counted), exempt: by('silver', exempt) },
    },
  }
}

export type PastYear = { wealth: bigint; nisab: bigint | null; paid: bigint }
export type PastYearLedger = { due: bigint | null; left: bigint | null }

/** What a year that has gone by still asks for. Paid too much in one year is not set off against another. */
export function ledgerOf({ wealth, nisab, paid }: PastYear, year: YearKind): PastYearLedger {
  if (nisab === null) return { due: null, left: null }
  const { due } = outcomeOf(wealth, nisab, year)
  return { due, left: due > paid ? due - paid : 0n }
}

/** Grams of a staple for each person at a price per kilogram, or a set amount for each. */
export function fitrTotal(
  people: bigint,
  measure: { perPerson: bigint } | { milligrams: bigint; pricePerKilo: bigint },
): bigint {
  if ('perPerson' in measure) return people * measure.perPerson
  return divideRounded(people * measure.milligrams * measure.pricePerKilo, 1_000_000n)
}

/** Needy people to feed: one for each day missed, sixty for a fast broken on purpose, ten for an oath. */
export const PEOPLE_TO_FEED = { missedDay: 1n, brokenFast: 60n, oath: 10n } as const

export function feedingTotal(
  counts: { missedDays: bigint; brokenFasts: bigint; oaths: bigint },
  costPerPerson: bigint,
): bigint {
  const people =
    counts.missedDays * PEOPLE_TO_FEED.missedDay +
    counts.brokenFasts * PEOPLE_TO_FEED.brokenFast +
    counts.oaths * PEOPLE_TO_FEED.oath
  return people * costPerPerson
}
