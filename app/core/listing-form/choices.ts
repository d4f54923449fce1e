// Choices in the lists of a listing's form. They stand apart from the schemas, which browsers do not need.
import type { CategoryId } from '#app/core/categories/tree.ts'

export const PRICES = ['$', '$$', '$$$', '$$$$'] as const
/** How customers and business come together. */
export const REACHES = ['visit', 'area', 'online'] as const

const FOOD: readonly CategoryId[] = ['restaurants', 'grocery']
/** Halal is a question for places that sell food. */
export const isFoodCategory = (category: unknown) => FOOD.some((food) => food === category)

export type Option = { value: string; label: string }
export type CategoryOption = Option & { parts: Option[] }
/** The fields as they are shown: as typed, or as they stand in the listing. */
export type Typed = Record<string, string>

/** What each part of the form is given. */
export type PartProps = {
  typed: Typed
  errorAt: (field: string) => string | undefined
  /** In front of the ids, where a page has several forms. */
  prefix?: string
}
