// Cards side by side; businesses become rows on a phone.
import type { ReactNode } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { BusinessCard, type BusinessCardData } from './business-card.tsx'
import { ExternalRating } from './external-rating.tsx'
import { MosqueCard, type MosqueCardData } from './mosque-card.tsx'
import { ShowcaseNote } from './showcase-note.tsx'

export type Listings =
  | { kind: 'business'; cards: readonly BusinessCardData[] }
  | { kind: 'mosque'; cards: readonly MosqueCardData[] }

/** Enough to fill a first screen: those load at once, the rest as they come into view. */
const FIRST_SCREEN = 4

type Props = {
  listings: Listings
  label: string
  /** What stands on the corner of a business's cover. */
  actionOf?: ((business: BusinessCardData) => ReactNode) | undefined
}

export function ListingGrid({ listings, label, actionOf }: Props) {
  const grid = (
    <ul className={joinClasses('grid', listings.kind === 'business' ? 'grid--rows' : 'grid--cards')} aria-label={label}>
      {listings.kind === 'business'
        ? listings.cards.map((business, i) => (
            <li key={business.id}>
              <BusinessCard
                business={business}
                isLazy={i >= FIRST_SCREEN}
                action={actionOf?.(business)}
                extra={<ExternalRating id={business.id} />}
              />
            </li>
          ))
        : listings.cards.map((mosque, i) => (
            <li key={mosque.id} className="grid grid-cols-1">
              <MosqueCard mosque={mosque} isLazy={i >= FIRST_SCREEN} />
            </li>
          ))}
    </ul>
  )
  if (listings.kind === 'mosque') return grid
  return (
    <div className="stack gap-3">
      <ShowcaseNote cards={listings.cards} />
      {grid}
    </div>
  )
}
