// The sheet as a visitor typed it, and its reading into numbers. The same shape is stored on the device and in the file.
import type { NisabWeights } from '#app/core/zakaat/nisab.ts'
import { recordOf } from '#app/lib/records.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { parseCount, parseGrams, parseMoney, parsePercent, parsePrice } from './amounts.ts'
import { readDay } from './hawl.ts'
import {
  feedingTotal,
  fitrTotal,
  type InstalmentChoice,
  ledgerOf,
  type Metal,
  type MetalPiece,
  nisabValue,
  type PastYearLedger,
  PURITIES,
  purityOf,
  type Reckoning,
  reckon,
  type YearKind,
} from './rules.ts'

export const AMOUNT_FIELDS = [
  'cash',
  'bank',
  'tradedShares',
  'crypto',
  'pension',
  'rent',
  'stock',
  'receivables',
  'owedToYou',
  'other',
] as const
export type AmountField = (typeof AMOUNT_FIELDS)[number]

/** `key` tells rows apart while they are edited. */
export type MetalRow = { key: number; metal: Metal; grams: string; purity: string; isWorn: boolean }
export type PastRow = { key: number; year: string; wealth: string; price: string; paid: string }

export type Sheet = {
  currency: string
  /** Empty: the site's own price is used, where it has one. */
  prices: Record<Metal, string>
  weights: NisabWeights
  nisab: Metal
  year: YearKind
  jewellery: 'counted' | 'exempt'
  amounts: Record<AmountField, string>
  metals: MetalRow[]
  longTerm: { value: string; share: string }
  debtsDue: string
  instalments: { monthly: string; left: string; choice: InstalmentChoice }
  hawl: { start: string; fell: string; rose: string }
  past: PastRow[]
  fitr: { by: 'staple' | 'amount'; people: string; kilos: string; pricePerKilo: string; perPerson: string }
  feeding: { missedDays: string; brokenFasts: string; oaths: string; cost: string }
}

export const MOST_ROWS = 40

export const nextKey = (rows: readonly { key: number }[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1

export function emptySheet(currency: string): Sheet {
  return {
    currency,
    prices: { gold: '', silver: '' },
    weights: 'tola',
    // The lower threshold: whoever wants to be on the safe side for the poor starts here.
    nisab: 'silver',
    year: 'lunar',
    jewellery: 'counted',
    amounts: recordOf(AMOUNT_FIELDS, () => ''),
    metals: [],
    longTerm: { value: '', share: '100' },
    debtsDue: '',
    instalments: { monthly: '', left: '', choice: 'year' },
    hawl: { start: '', fell: '', rose: '' },
    past: [],
    fitr: { by: 'staple', people: '', kilos: '2.5', pricePerKilo: '', perPerson: '' },
    feeding: { missedDays: '', brokenFasts: '', oaths: '', cost: '' },
  }
}

/** Prices the site offers: the newest of each, and the last of every year. */
export type OfferedPrice = {
  metal: Metal
  currency: string
  price: string
  asOf: string
  source: string
  isSample: boolean
}

export function newestPrice(offered: readonly OfferedPrice[], metal: Metal, currency: string): OfferedPrice | null {
  const fitting = offered.filter((price) => price.metal === metal && price.currency === currency)
  return fitting.reduce<OfferedPrice | null>((best, price) => (best && best.asOf >= price.asOf ? best : price), null)
}

/** Whether the nisab that is followed stands on a figure of ours that is only there to show how it works. */
export function usesSample(offered: readonly OfferedPrice[], { nisab, currency, prices }: Sheet): boolean {
  return prices[nisab].trim() === '' && (newestPrice(offered, nisab, currency)?.isSample ?? false)
}

export function priceOfYear(offered: readonly OfferedPrice[], metal: Metal, currency: string, year: string) {
  return (
    offered.find(
      (price) => price.metal === metal && price.currency === currency && price.asOf.startsWith(`${year}-`),
    ) ?? null
  )
}

export type SheetResult = {
  reckoning: Reckoning
  past: PastYearLedger[]
  pastLeft: bigint
  fitr: bigint
  feeding: bigint
  /** Names of fields that could not be read, such as `amounts.cash` or `metals.0.grams`. They count as nothing. */
  unreadable: ReadonlySet<string>
}

export function reckonSheet(sheet: Sheet, offered: readonly OfferedPrice[], digits: number): SheetResult {
  const unreadable = new Set<string>()
  const read = (field: string, value: bigint | null): bigint => {
    if (value === null) unreadable.add(field)
    return value ?? 0n
  }
  const money = (field: string, text: string) => read(field, parseMoney(text, digits))
  const priceIn = (metal: Metal) => {
    const typed = sheet.prices[metal].trim()
    const text = typed || newestPrice(offered, metal, sheet.currency)?.price
    if (!text) return null
    const price = parsePrice(text)
    if (price === null || (typed && price === 0n)) unreadable.add(`prices.${metal}`)
    return price === 0n ? null : price
  }
  const prices = { gold: priceIn('gold'), silver: priceIn('silver') }
  const metals = sheet.metals.map(({ metal, grams, purity, isWorn }, i): MetalPiece => {
    const milligrams = read(`metals.${i}.grams`, parseGrams(grams))
    return { metal, milligrams, purity: purityOf(metal, purity) ?? [1n, 1n], isWorn }
  })
  const terms = { digits, prices, weights: sheet.weights, year: sheet.year }
  const reckoning = reckon(
    {
      amounts: AMOUNT_FIELDS.map((field) => money(`amounts.${field}`, sheet.amounts[field])),
      metals,
      longTermShares: {
        value: money('longTerm.value', sheet.longTerm.value),
        share: read('longTerm.share', parsePercent(sheet.longTerm.share)),
      },
      debtsDue: money('debtsDue', sheet.debtsDue),
      instalments: {
        monthly: money('instalments.monthly', sheet.instalments.monthly),
        left: read('instalments.left', parseCount(sheet.instalments.left)),
        choice: sheet.instalments.choice,
      },
    },
    terms,
  )
  const past = sheet.past.map(({ year, wealth, price, paid }, i) => {
    const text = price.trim() || priceOfYear(offered, sheet.nisab, sheet.currency, year.trim())?.price || ''
    const perGram = read(`past.${i}.price`, parsePrice(text))
    const nisab = perGram === 0n ? null : nisabValue(sheet.nisab, sheet.weights, perGram, digits)
    return ledgerOf(
      { wealth: money(`past.${i}.wealth`, wealth), nisab, paid: money(`past.${i}.paid`, paid) },
      sheet.year,
    )
  })
  const { fitr, feeding } = sheet
  const people = read('fitr.people', parseCount(fitr.people))
  return {
    reckoning,
    past,
    pastLeft: past.reduce((sum, { left }) => sum + (left ?? 0n), 0n),
    fitr: fitrTotal(
      people,
      fitr.by === 'amount'
        ? { perPerson: money('fitr.perPerson', fitr.perPerson) }
        : {
            milligrams: read('fitr.kilos', parseGrams(fitr.kilos)) * 1000n,
            pricePerKilo: money('fitr.pricePerKilo', fitr.pricePerKilo),
          },
    ),
    feeding: feedingTotal(
      {
        missedDays: read('feeding.missedDays', parseCount(feeding.missedDays)),
        brokenFasts: read('feeding.brokenFasts', parseCount(feeding.brokenFasts)),
        oaths: read('feeding.oaths', parseCount(feeding.oaths)),
      },
      money('feeding.cost', feeding.cost),
    ),
    unreadable,
  }
}

const FORMAT = 'mahalla-zakaat'

export const writeSheet = (sheet: Sheet) => JSON.stringify({ format: FORMAT, version: 1, sheet }, null, 2)

type Loose = Record<string, unknown>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A file or kept sheet, read with care: every field that is not of its kind falls back to an empty one. */
export function readSheet(text: string, isCurrency: (code: string) => boolean): Sheet | null {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return null
  }
  if (!isLoose(file) || file.format !== FORMAT || file.version !== 1 || !isLoose(file.sheet)) return null
  const { sheet } = file
  if (typeof sheet.currency !== 'string' || !isCurrency(sheet.currency)) return null
  const empty = emptySheet(sheet.currency)
  const part = (name: string): Loose => (isLoose(sheet[name]) ? sheet[name] : {})
  const rows = (name: string): Loose[] =>
    Array.isArray(sheet[name]) ? sheet[name].filter(isLoose).slice(0, MOST_ROWS) : []
  return {
    ...empty,
    prices: { gold: word(part('prices').gold), silver: word(part('prices').silver) },
    weights: wordIn(['tola', 'rounded'], sheet.weights) ?? empty.weights,
    nisab: wordIn(['gold', 'silver'], sheet.nisab) ?? empty.nisab,
    year: wordIn(['lunar', 'solar'], sheet.year) ?? empty.year,
    jewellery: wordIn(['counted', 'exempt'], sheet.jewellery) ?? empty.jewellery,
    amounts: recordOf(AMOUNT_FIELDS, (field) => word(part('amounts')[field])),
    metals: rows('metals').map((row, i) => {
      const metal = wordIn<Metal>(['gold', 'silver'], row.metal) ?? 'gold'
      const purity = word(row.purity)
      const isKnown = purityOf(metal, purity) !== null
      return {
        key: i + 1,
        metal,
        grams: word(row.grams),
        purity: isKnown ? purity : firstPurity(metal),
        isWorn: row.isWorn === true,
      }
    }),
    longTerm: { value: word(part('longTerm').value), share: word(part('longTerm').share) || empty.longTerm.share },
    debtsDue: word(sheet.debtsDue),
    instalments: {
      monthly: word(part('instalments').monthly),
      left: word(part('instalments').left),
      choice: wordIn<InstalmentChoice>(['none', 'year', 'all'], part('instalments').choice) ?? 'year',
    },
    hawl: { start: date(part('hawl').start), fell: date(part('hawl').fell), rose: date(part('hawl').rose) },
    past: rows('past').map((row, i) => ({
      key: i + 1,
      year: word(row.year),
      wealth: word(row.wealth),
      price: word(row.price),
      paid: word(row.paid),
    })),
    fitr: {
      by: wordIn(['staple', 'amount'], part('fitr').by) ?? empty.fitr.by,
      people: word(part('fitr').people),
      kilos: word(part('fitr').kilos) || empty.fitr.kilos,
      pricePerKilo: word(part('fitr').pricePerKilo),
      perPerson: word(part('fitr').perPerson),
    },
    feeding: {
      missedDays: word(part('feeding').missedDays),
      brokenFasts: word(part('feeding').brokenFasts),
      oaths: word(part('feeding').oaths),
      cost: word(part('feeding').cost),
    },
  }
}

export const firstPurity = (metal: Metal): string => (metal === 'gold' ? '24' : '999')
export const puritiesOf = (metal: Metal): string[] => Object.keys(PURITIES[metal]).sort((a, b) => Number(b) - Number(a))

const word = (value: unknown) => (typeof value === 'string' ? value.slice(0, 40) : '')
const date = (value: unknown) => (typeof value === 'string' && readDay(value) ? value : '')

/** One line of a spreadsheet. Text that begins like a formula is kept from being one. */
export const csvLine = (cells: readonly string[]) =>
  cells.map((cell) => `"${cell.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`).join(',')
