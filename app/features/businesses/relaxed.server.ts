// Nothing fits all of it: what is asked for is let go of step by step, until something is there, and it is said what is missing.
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { isCategoryId } from '#app/core/categories/tree.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { CLEARED, type DirectoryFilters } from './rules.ts'

export type Step = {
  filters: DirectoryFilters
  said: keyof Messages['understanding']['instead']
  /** Wherever it is. */
  isAnywhere: boolean
}

/** Around a quarter first the town it lies in, then the towns around. */
const TOWN_KM = 25
const FARTHER_KM = 300
const MOST_WORDS = 3

/** Whoever finds no grill eats elsewhere; whoever looks for a wedding hall has no use for an undertaker. */
const OF_ONE_KIND: ReadonlySet<string> = new Set(['restaurants', 'grocery', 'healthcare', 'education'])

/** Whoever looks for a wedding finds no use in a kebab shop either. */
const isMeal = (category: string | null) => category === null || category === 'restaurants' || category === 'grocery'

const hasFilter = ({ open, halal, said, cuisine, isMuslimOwned, facts, prices, rating }: DirectoryFilters) =>
  open !== null ||
  halal !== null ||
  said !== null ||
  cuisine !== null ||
  isMuslimOwned ||
  facts.length > 0 ||
  prices.length > 0 ||
  rating !== null

/** The ways to ask for less, the smallest sacrifice first. */
export function stepsFrom(wanted: DirectoryFilters): Step[] {
  const steps: Step[] = []
  const start = { ...wanted, page: 1 }
  const { radius, area, search, category, subcategory } = start
  const isAround = radius !== null || area !== null
  const add = (said: Step['said'], filters: DirectoryFilters, isAnywhere = false) =>
    steps.push({ said, filters, isAnywhere })
  const within = (km: number) => ({ radius: km, area: null })
  const town = radius !== null && radius < TOWN_KM ? within(TOWN_KM) : null
  if (town) add('closest', { ...start, ...town })
  const bare: DirectoryFilters = { ...start, ...CLEARED, radius, area, ...town }
  if (hasFilter(start)) add('withoutFilters', bare)
  const words = search.split(/\s+/).filter((word) => word.length > 2)
  if (words.length > 1) for (const word of words.slice(0, MOST_WORDS)) add('anyWord', { ...bare, search: word })
  if (search && (category || subcategory)) add('inKind', { ...bare, search: '' })
  const isOneKind = category !== null && OF_ONE_KIND.has(category)
  if (subcategory && isOneKind) add('inKind', { ...bare, search: '', subcategory: null })
  if (isAround) add('closest', { ...start, ...within(FARTHER_KM) })
  if (isAround) add('closest', { ...start, radius: null, area: null }, true)
  if (category && (isOneKind || !subcategory))
    add('inKind', { ...bare, search: '', subcategory: null, radius: null, area: null }, true)
  if ((search || category) && isMeal(category)) {
    add('anything', { ...start, ...CLEARED, search: '', category: null, subcategory: null }, true)
  }
  return steps
}

function kindOf({ category, subcategory }: DirectoryFilters, locale: Locale): string {
  if (!isCategoryId(category)) return ''
  return subcategory ? subcategoryName(category, subcategory, locale) : categoryName(category, locale)
}

type Missed = {
  /** In the words that were typed; empty where none were. */
  thing: string
  place: string | null
  wanted: DirectoryFilters
  step: Step | null
}

/** What is not there, and what stands below instead. */
export function sayMissing(
  { thing, place, wanted, step }: Missed,
  count: number,
  { locale, t }: Pick<Visit, 'locale' | 't'>,
) {
  const { none, instead } = t.understanding
  const what = thing || kindOf(wanted, locale)
  const first = hasFilter(wanted)
    ? none.filtered(place ?? '')
    : what
      ? none.listed(what, place ?? '')
      : none.anything(place ?? '')
  if (!step) return first
  const word = step.said === 'anyWord' ? step.filters.search : kindOf(step.filters, locale)
  return `${first} ${instead[step.said](formatNumber(locale, count), word)}`
}
