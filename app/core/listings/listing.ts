// A record as a card shows it: small, already in the page's language.
import type { CoverTint } from '#app/core/media/art/cover-tints.ts'

export type Listing = {
  kind: 'business' | 'mosque'
  id: string
  path: string
  name: string
  /** Category of a business, type of a mosque. */
  label: string
  location: string
  distanceKm: number
  rating: number | null
  reviewsCount: number
  isFeatured: boolean
  isSample: boolean
  /** Null where the question does not arise. */
  halalLevel: 0 | 1 | 2 | 3 | 4 | null
  image: string
  tint: CoverTint
}
