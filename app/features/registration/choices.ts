// What the wizard's lists offer. Apart from the schemas, which browsers do not need.
import type { CategoryId } from '#app/core/categories/tree.ts'

export const PRICES = ['$', '$$', '$$$', '$$$$'] as const
export const REACHES = ['visit', 'area', 'online'] as const
export const OWNERSHIPS = ['shown', 'hidden', 'no', 'unsaid'] as const
export const PLAN_CHOICES = ['trial', 'basic'] as const

const FOOD: readonly CategoryId[] = ['restaurants', 'grocery']
/** Halal is a question for places that sell food. */
export const isFoodCategory = (category: unknown) => FOOD.some((food) => food === category)

export type Option = { value: string; label: string }
export type CategoryOption = Option & { parts: Option[] }
export type SimilarListing = { id: string; slug: string; name: string; address: string | null; city: string | null }
