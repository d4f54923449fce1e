// Cards side by side; rows on a phone.
import type { Listing } from './listing.ts'
import { ListingCard } from './listing-card.tsx'

/** Enough to fill a first screen: those load at once, the rest as they come into view. */
const FIRST_SCREEN = 4

export function ListingGrid({ listings, label }: { listings: readonly Listing[]; label: string }) {
  return (
    <ul className="grid grid--rows" aria-label={label}>
      {listings.map((listing, i) => (
        <li key={listing.id} className="contents">
          <ListingCard listing={listing} isEager={i < FIRST_SCREEN} />
        </li>
      ))}
    </ul>
  )
}
