// A shopping list: lines as recipes ask for them, and what to buy when the same thing is added up.
import { fold } from '#app/core/places/fold.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Ingredient, type IngredientLine, isHeading } from '../recipe.ts'
import { convert, formatAmount, UNITS, type Unit } from '../units.ts'

export type ShoppingLine = {
  id: string
  name: string
  amount: number | null
  unit: Unit | null
  isTicked: boolean
}
export type NewLine = Omit<ShoppingLine, 'id' | 'isTicked'>
export type Measure = { amount: number; unit: Unit | null }
/** One thing to buy: all lines that ask for it. */
export type Entry = { key: string; name: string; measures: Measure[]; ids: string[]; isTicked: boolean }

export const MOST_NAME = 160
const MOST_AMOUNT = 100_000

export const isUnit = (value: unknown): value is Unit => UNITS.some((unit) => unit === value)

export const lineOf = ({ name, amount, to, unit }: Ingredient, factor: number): NewLine => {
  // Of "2–3" one buys three.
  const bought = (to ?? amount ?? 0) * factor
  const isMeasured = amount !== undefined && bought >= 0.001 && bought <= MOST_AMOUNT
  return {
    name: name.slice(0, MOST_NAME).trim(),
    amount: isMeasured ? Math.round(bought * 1000) / 1000 : null,
    unit: isMeasured ? (unit ?? null) : null,
  }
}

/** What a recipe needs for so many times its servings. */
export const linesOf = (ingredients: readonly IngredientLine[], factor: number): NewLine[] =>
  ingredients.flatMap((line) => (isHeading(line) ? [] : [lineOf(line, factor)]))

/** "onions, chopped" and "onion (red)" are onions in the shop. */
const boughtAs = (name: string) => name.split(/[,،;(（]/)[0]?.trim() || name

const singular = (word: string) =>
  /^[a-z]{4,}$/.test(word) && !/(?:ss|us|is)$/.test(word)
    ? word.replace(/oes$/, 'o').replace(/ies$/, 'y').replace(/s$/, '')
    : word
const keyOf = (name: string) => fold(boughtAs(name)).split(' ').map(singular).join(' ')

const GRAMS: Partial<Record<Unit, number>> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 }
const MILLILITRES: Partial<Record<Unit, number>> = { tsp: 5, tbsp: 15, ml: 1, l: 1000, cup: 240, fl_oz: 29.57 }
const SPOONS: readonly (Unit | null)[] = ['tsp', 'tbsp']

const kindOf = (unit: Unit | null) =>
  unit !== null && GRAMS[unit] ? 'weight' : unit !== null && MILLILITRES[unit] ? 'volume' : (unit ?? 'pieces')

/** Of one kind: in their own unit where all have it, else in grams or litres, spoons in spoons. */
function added(measures: readonly Measure[]): Measure {
  const [{ unit } = { unit: null }] = measures
  const sumIn = (sizes: Partial<Record<Unit, number>>) =>
    measures.reduce((sum, one) => sum + one.amount * (one.unit === null ? 1 : (sizes[one.unit] ?? 1)), 0)
  const inMetric = (amount: number, base: Unit): Measure => {
    const { amount: sum = amount, unit: written = base } = convert({ name: '', amount, unit: base }, 1, 'metric')
    return { amount: sum, unit: written }
  }
  const sum = measures.reduce((all, one) => all + one.amount, 0)
  if (measures.every((one) => one.unit === unit))
    return unit === 'g' || unit === 'ml' ? inMetric(sum, unit) : { amount: sum, unit }
  if (kindOf(unit) === 'weight') return inMetric(sumIn(GRAMS), 'g')
  const millilitres = sumIn(MILLILITRES)
  return measures.every((one) => SPOONS.includes(one.unit))
    ? { amount: millilitres / 15, unit: 'tbsp' }
    : inMetric(millilitres, 'ml')
}

/** The list as one shops with it: the same thing once, what is in the basket apart, both in the order they came. */
export function entriesOf(lines: readonly ShoppingLine[]): Entry[] {
  const found = new Map<string, ShoppingLine[]>()
  for (const line of lines) {
    const key = `${line.isTicked ? '1' : '0'} ${keyOf(line.name)}`
    found.set(key, [...(found.get(key) ?? []), line])
  }
  return [...found].map(([key, alike]) => {
    const kinds = new Map<string, Measure[]>()
    for (const { amount, unit } of alike)
      if (amount !== null) kinds.set(kindOf(unit), [...(kinds.get(kindOf(unit)) ?? []), { amount, unit }])
    const [first] = alike
    const name = first?.name ?? ''
    const isOneName = alike.every((line) => line.name === name)
    return {
      key,
      name: isOneName ? name : boughtAs(name),
      measures: [...kinds.values()].map(added),
      ids: alike.map(({ id }) => id),
      isTicked: first?.isTicked ?? false,
    }
  })
}

/** The same, to be kept: a month of meals is one list, not a thousand lines. */
export const addedUp = (lines: readonly NewLine[]): NewLine[] =>
  entriesOf(lines.map((line) => ({ ...line, id: '', isTicked: false }))).flatMap(({ name, measures }): NewLine[] =>
    measures.length === 0
      ? [{ name, amount: null, unit: null }]
      : measures.map(({ amount, unit }) => ({
          name,
          unit,
          amount: Math.min(MOST_AMOUNT, Math.round(amount * 1000) / 1000),
        })),
  )

/** "250 g + 2 cups"; nothing for what has no amount. */
export const writeMeasures = (
  locale: Locale,
  units: Readonly<Record<Unit, (amount: number) => string>>,
  measures: readonly Measure[],
): string =>
  measures
    .map(({ amount, unit }) => {
      const number = formatAmount(locale, amount, unit ?? undefined)
      return unit ? `${number} ${units[unit](amount)}` : number
    })
    .join(' + ')
