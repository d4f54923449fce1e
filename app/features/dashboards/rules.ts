// The tasks left to do for a listing. Pure.
import { type Askable, ageOf, type FactKnowledge, freshnessOf } from '#app/core/listings/freshness.ts'

export type OwnedListing = {
  id: string
  /** What events and reviews are kept by; null until it was published. */
  place: string | null
  slug: string | null
  name: string
  city: string | null
  status: 'draft' | 'published' | 'hidden' | 'closed'
  /** Why it is not shown yet; null where nothing keeps it back. */
  waits: 'double' | 'address' | null
  featured: boolean
  cover: string
  /** Whether the map knows where it is, or need not. */
  hasPin: boolean
  hasPhoto: boolean
  hasHours: boolean
  /** Null where halal is no question: a plumber has no menu. */
  hasHalal: boolean | null
  /** Reviews nobody answered yet. */
  unanswered: number
  state: ListingState
}

/** What the database knows of a listing, and since when. */
export type Known = { facts: Partial<Record<Askable, FactKnowledge>>; certificate_ends: string | null }

export type ListingState = {
  /** Days since the oldest of what it says was last said, checked or confirmed. Null where it says nothing yet. */
  checkedDaysAgo: number | null
  isStale: boolean
  /** What people say is no longer so. */
  doubted: Exclude<Askable, 'halal'>[]
  /** The day its halal certificate ends, from thirty days before. */
  certificate: { ends: string; isOver: boolean } | null
}

const DAY_MS = 86_400_000
const TOLD_BEFORE = 30

/** How a listing stands today. Halal has its own page and its own evidence. */
export function stateOf(known: Known | undefined, now: Date): ListingState {
  const facts = Object.entries(known?.facts ?? {}) as [Askable, FactKnowledge][]
  const stated = facts.flatMap(([fact, knowledge]) =>
    fact !== 'halal' && knowledge.said_at
      ? [{ fact, age: ageOf(knowledge, now) ?? 0, ...freshnessOf(fact, knowledge, now) }]
      : [],
  )
  const ends = known?.certificate_ends ?? null
  const today = now.toISOString().slice(0, 10)
  return {
    checkedDaysAgo: stated.length > 0 ? Math.max(...stated.map(({ age }) => age)) : null,
    isStale: stated.some(({ isStale }) => isStale),
    doubted: stated.filter(({ doubts }) => doubts > 0).map(({ fact }) => fact),
    certificate:
      ends && Date.parse(ends) - Date.parse(today) <= TOLD_BEFORE * DAY_MS ? { ends, isOver: ends < today } : null,
  }
}

export type Task = {
  kind: 'pin' | 'hours' | 'doubts' | 'certificate' | 'photo' | 'halal' | 'stale' | 'reviews'
  listing: OwnedListing
}

/** In the order that helps visitors most; closed listings need nothing. */
export const tasksOf = (listings: readonly OwnedListing[]): Task[] =>
  listings
    .filter(({ status }) => status !== 'closed')
    .flatMap((listing) => {
      const kinds: (Task['kind'] | false)[] = [
        !listing.hasPin && 'pin',
        !listing.hasHours && 'hours',
        listing.state.doubted.length > 0 && 'doubts',
        listing.state.certificate !== null && 'certificate',
        !listing.hasPhoto && 'photo',
        listing.hasHalal === false && 'halal',
        listing.state.isStale && 'stale',
        listing.unanswered > 0 && 'reviews',
      ]
      return kinds.flatMap((kind) => (kind ? [{ kind, listing }] : []))
    })
