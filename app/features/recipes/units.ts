// Amounts: more or fewer servings, metric or US, and how they are written.
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Ingredient } from './recipe.ts'

export const UNITS = [
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'cup',
  'oz',
  'lb',
  'fl_oz',
  'pinch',
  'clove',
  'bunch',
  'slice',
  'tin',
  'handful',
] as const
export type Unit = (typeof UNITS)[number]

export const SYSTEMS = ['metric', 'us'] as const
export type System = (typeof SYSTEMS)[number]

const GRAMS: Partial<Record<Unit, number>> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 }
/** A cup is the US legal cup, which labels use. */
const MILLILITRES: Partial<Record<Unit, number>> = { ml: 1, l: 1000, cup: 240, fl_oz: 29.57 }

type Measure = { amount: number; unit: Unit }

function weigh(grams: number, system: System): Measure {
  if (system === 'metric') return grams >= 1000 ? { amount: grams / 1000, unit: 'kg' } : { amount: grams, unit: 'g' }
  return grams >= 453.6 ? { amount: grams / 453.6, unit: 'lb' } : { amount: grams / 28.35, unit: 'oz' }
}

function pour(millilitres: number, system: System): Measure {
  if (system === 'metric')
    return millilitres >= 1000 ? { amount: millilitres / 1000, unit: 'l' } : { amount: millilitres, unit: 'ml' }
  return millilitres >= 59 ? { amount: millilitres / 240, unit: 'cup' } : { amount: millilitres / 29.57, unit: 'fl_oz' }
}

const OF_SYSTEM: Record<System, readonly Unit[]> = { metric: ['g', 'kg', 'ml', 'l'], us: ['cup', 'oz', 'lb', 'fl_oz'] }

/** The unit a measure has in the other system; spoons, pinches and pieces are the same everywhere. */
function inSystem(amount: number, unit: Unit, system: System): Measure {
  const grams = GRAMS[unit]
  const millilitres = MILLILITRES[unit]
  // What is of the system already keeps its unit, so that 250 ml stays 250 ml; only its size may ask for another.
  if (OF_SYSTEM[system].includes(unit) && system === 'us') return { amount, unit }
  if (grams !== undefined) return weigh(amount * grams, system)
  if (millilitres !== undefined) return pour(amount * millilitres, system)
  return { amount, unit }
}

/** An ingredient for so many times the servings, in one system; null: as its author wrote it. */
export function convert(ingredient: Ingredient, factor: number, system: System | null): Ingredient {
  const { amount, to, unit } = ingredient
  if (amount === undefined) return ingredient
  const more = amount * factor
  const upTo = to === undefined ? undefined : to * factor
  if (unit === undefined || system === null) return { ...ingredient, amount: more, to: upTo }
  const whole = inSystem(upTo ?? more, unit, system)
  const ratio = whole.amount / (upTo ?? more)
  return { ...ingredient, unit: whole.unit, amount: more * ratio, to: upTo === undefined ? undefined : upTo * ratio }
}

const FRACTIONS = [
  [0.125, '⅛'],
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
] as const

/** Scales and jugs read whole numbers; spoons, cups and pieces read fractions. */
export function formatAmount(locale: Locale, amount: number, unit?: Unit): string {
  if (unit === 'g' || unit === 'ml') {
    const step = amount >= 200 ? 5 : amount >= 10 ? 1 : 0.5
    return formatNumber(locale, Math.max(step, Math.round(amount / step) * step))
  }
  if (unit === 'kg' || unit === 'l') return formatNumber(locale, amount, { maximumFractionDigits: 2 })
  const whole = Math.floor(amount + 0.05)
  const rest = amount - whole
  if (rest < 0.06)
    return formatNumber(locale, Math.max(whole, rest > 0 && whole === 0 ? 0.1 : whole), { maximumFractionDigits: 1 })
  const [, sign] = FRACTIONS.reduce((best, one) => (Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best))
  if (rest > 0.88) return formatNumber(locale, whole + 1)
  return whole === 0 ? sign : `${formatNumber(locale, whole)} ${sign}`
}
