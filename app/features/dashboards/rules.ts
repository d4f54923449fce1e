// What is left to do for a listing. Pure.

export type OwnedListing = {
  id: string
  /** What events and reviews are kept by; null until it was published. */
  place: string | null
  slug: string | null
  name: string
  city: string | null
  status: 'draft' | 'published' | 'hidden' | 'closed'
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
}

export type Task = { kind: 'pin' | 'hours' | 'photo' | 'halal' | 'reviews'; listing: OwnedListing }

/** In the order that helps visitors most; closed listings need nothing. */
export const tasksOf = (listings: readonly OwnedListing[]): Task[] =>
  listings
    .filter(({ status }) => status !== 'closed')
    .flatMap((listing) => {
      const kinds: (Task['kind'] | false)[] = [
        !listing.hasPin && 'pin',
        !listing.hasHours && 'hours',
        !listing.hasPhoto && 'photo',
        listing.hasHalal === false && 'halal',
        listing.unanswered > 0 && 'reviews',
      ]
      return kinds.flatMap((kind) => (kind ? [{ kind, listing }] : []))
    })
