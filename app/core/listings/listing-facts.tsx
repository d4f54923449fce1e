// Rating, halal level and the sample mark of a listing, each only where there is something to say.
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Listing } from './listing.ts'

type Facts = Pick<Listing, 'rating' | 'reviewsCount' | 'halalLevel' | 'isSample'>

export function ListingFacts({ listing: { rating, reviewsCount, halalLevel, isSample } }: { listing: Facts }) {
  const { listing: words } = useT().pages
  return (
    <>
      {rating !== null && <Stars rating={rating} count={reviewsCount} />}
      {(halalLevel !== null || isSample) && (
        <div className="flex flex-wrap items-center gap-2 pt-1">
          {halalLevel !== null && <LevelBadge level={halalLevel} label={words.halalLevels[halalLevel]} />}
          {isSample && <Badge>{words.sample}</Badge>}
        </div>
      )}
    </>
  )
}
