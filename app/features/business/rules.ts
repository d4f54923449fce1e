// What a business's page works out: how old a fact is, who stands behind it, and how far the evidence reaches.
import type { CategoryId } from '#app/core/categories/tree.ts'
import { FACTS, type Fact } from '#app/core/listings/facts.ts'

/** Every fact that members can confirm: those of the vocabulary, and the contacts. */
export type Askable = Fact | 'hours' | 'phone' | 'address' | 'website' | 'halal'

const DAY_MS = 86_400_000

/** Whole days from a moment to now, never below zero: a clock that runs ahead tells no future. */
export const daysSince = (iso: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / DAY_MS))

/** Opening hours change more often than a building does. */
const STALE_AFTER: Partial<Record<Askable, number>> = { hours: 90 }
const USUALLY_STALE_AFTER = 180

export type FactKnowledge = {
  said_as?: 'owner' | 'staff'
  said_at?: string
  yes?: number
  no?: number
  confirmed_at?: string
}

export type Freshness = {
  /** Who spoke last, and how many days ago. Null: nobody has yet. */
  last:
    | { kind: 'confirmed'; days: number; people: number }
    | { kind: 'owner'; days: number }
    | { kind: 'staff'; days: number }
    | null
  doubts: number
  isStale: boolean
}

/** A confirmation is worth more than the owner's own word, however old that is. */
export function freshnessOf(fact: Askable, known: FactKnowledge | undefined, now: Date): Freshness {
  const doubts = known?.no ?? 0
  const limit = STALE_AFTER[fact] ?? USUALLY_STALE_AFTER
  if (known?.confirmed_at) {
    const days = daysSince(known.confirmed_at, now)
    return { last: { kind: 'confirmed', days, people: known.yes ?? 0 }, doubts, isStale: days > limit }
  }
  if (known?.said_at) {
    const days = daysSince(known.said_at, now)
    return { last: { kind: known.said_as ?? 'owner', days }, doubts, isStale: days > limit }
  }
  return { last: null, doubts, isStale: true }
}

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
