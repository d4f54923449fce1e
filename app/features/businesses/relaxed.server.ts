// Nothing fits all of it: what is asked for is let go of step by step, until something is there, and each step is said.
import { categoryName } from '#app/core/categories/categories.ts'
import { isCategoryId } from '#app/core/categories/tree.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { CLEARED, type DirectoryFilters } from './rules.ts'

export type Step = { filters: DirectoryFilters; said: keyof Messages['understanding']['relaxed'] }

const FARTHER_KM = 300
const MOST_WORDS = 3

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
  const anywhere: DirectoryFilters = { ...start, radius: null, area: null }
  if (radius !== null || area !== null) {
    steps.push({ filters: { ...start, area: null, radius: FARTHER_KM }, said: 'farther' })
  }
  const bare: DirectoryFilters = { ...start, ...CLEARED, radius, area }
  if (hasFilter(start)) steps.push({ filters: bare, said: 'withoutFilters' })
  if (radius !== null || area !== null) steps.push({ filters: anywhere, said: 'anywhere' })
  const words = search.split(/\s+/).filter((word) => word.length > 2)
  if (words.length > 1)
    for (const word of words.slice(0, MOST_WORDS)) steps.push({ filters: { ...bare, search: word }, said: 'anyWord' })
  if (search && (category || subcategory)) steps.push({ filters: { ...bare, search: '' }, said: 'withoutWords' })
  if (subcategory) steps.push({ filters: { ...bare, search: '', subcategory: null }, said: 'similar' })
  if (category)
    steps.push({
      filters: { ...bare, search: '', subcategory: null, radius: null, area: null },
      said: 'similarAnywhere',
    })
  if (search || category) {
    const all = { ...start, ...CLEARED, search: '', category: null, subcategory: null }
    steps.push({ filters: all, said: 'everything' })
  }
  return steps
}

export function sayStep(step: Step, locale: Locale, t: Messages): string {
  const { category, search } = step.filters
  const name = isCategoryId(category) ? categoryName(category, locale) : ''
  return t.understanding.relaxed[step.said](step.said === 'anyWord' ? search : name)
}
