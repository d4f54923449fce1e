// The facts worth asking of a place, by its category, and the roles of its team.
import type { CategoryId } from '#app/core/categories/tree.ts'
import { FACTS, type Fact } from '#app/core/listings/facts.ts'

/** A question for any place that people go to. */
const ANYWHERE: readonly Fact[] = ['prayer_space', 'wudu', 'sisters_space', 'wheelchair', 'parking']
const ALSO: Partial<Record<CategoryId, readonly Fact[]>> = {
  restaurants: FACTS,
  grocery: ['delivery', 'takeaway'],
  healthcare: ['child_friendly'],
  education: ['child_friendly'],
}

/** What is worth asking of a place of this kind: nobody orders takeaway from a law firm. */
export function factsOf(category: CategoryId | null): Fact[] {
  const also = category ? (ALSO[category] ?? []) : []
  return FACTS.filter((fact) => ANYWHERE.includes(fact) || also.includes(fact))
}

/** As whom somebody works at a business. */
export const TEAM_ROLES = ['owner', 'manager', 'helper'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]
