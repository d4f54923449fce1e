// How the list of recipes stands in the address.
import { readListFilter } from '#app/core/contributions/list-filter.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ALLERGENS, type Allergen, COURSES, type Course, OCCASIONS, type Occasion } from './recipe.ts'

export const SORTS = ['new', 'made'] as const
export const TIMES = [15, 30, 60, 120] as const

export type RecipeFilter = {
  words: string
  course: Course | null
  occasion: Occasion | null
  without: Allergen[]
  minutes: number | null
  sort: (typeof SORTS)[number]
  reads: Locale[] | null
  after: string | null
}

const known = <T extends string>(all: readonly T[], word: string | null) => all.find((one) => one === word) ?? null

/** Words nobody knows are as good as none. */
export function readRecipeFilter(query: URLSearchParams): RecipeFilter {
  const { words, reads, after } = readListFilter(query)
  return {
    words,
    course: known(COURSES, query.get('course')),
    occasion: known(OCCASIONS, query.get('occasion')),
    without: ALLERGENS.filter((allergen) => query.getAll('without').includes(allergen)),
    minutes: TIMES.find((time) => String(time) === query.get('minutes')) ?? null,
    sort: known(SORTS, query.get('sort')) ?? 'new',
    reads,
    after,
  }
}

export const isPlain = ({ words, course, occasion, without, minutes, sort, reads, after }: RecipeFilter) =>
  words === '' &&
  without.length === 0 &&
  sort === 'new' &&
  [course, occasion, minutes, reads, after].every((x) => x === null)

export function recipeAddress(filter: RecipeFilter, change: Partial<RecipeFilter> = {}): string {
  const { words, course, occasion, without, minutes, sort, reads, after } = { ...filter, after: null, ...change }
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (course) query.set('course', course)
  if (occasion) query.set('occasion', occasion)
  for (const allergen of without) query.append('without', allergen)
  if (minutes) query.set('minutes', String(minutes))
  if (sort !== 'new') query.set('sort', sort)
  if (reads) query.set('reads', reads.join('.') || 'all')
  if (after) query.set('after', after)
  const text = query.toString()
  return text === '' ? '/community/recipes' : `/community/recipes?${text}`
}
