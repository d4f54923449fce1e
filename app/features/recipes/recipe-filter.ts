// The filter of recipes, as it stands in the address.
import { LIST_PARTS } from '#app/core/contributions/list-filter.ts'
import { addressFilter, type Chosen, choice, manyOf, oneOf, word } from '#app/lib/address-filter.ts'
import { ALLERGENS, COURSES, OCCASIONS } from './recipe.ts'

export const SORTS = ['new', 'made'] as const
export const TIMES = [15, 30, 60, 120] as const

const filter = addressFilter({
  words: LIST_PARTS.words,
  course: oneOf('course', COURSES),
  occasion: oneOf('occasion', OCCASIONS),
  without: manyOf('without', ALLERGENS),
  minutes: word<number>('minutes', (most) => TIMES.find((time) => String(time) === most) ?? null),
  sort: choice('sort', SORTS, 'new'),
  reads: LIST_PARTS.reads,
  after: LIST_PARTS.after,
})
export type RecipeFilter = Chosen<typeof filter>

export const readRecipeFilter = filter.read
export const isPlain = (asked: RecipeFilter) => filter.isPlain(asked)
export const recipeAddress = (asked: RecipeFilter, change: Partial<RecipeFilter> = {}): string =>
  filter.address('/community/recipes', asked, { after: null, ...change })
