// One business or mosque in a list. The whole card is one link.

import { Link } from 'react-router'
import { coverUrl } from '#app/core/media/art/cover-url.ts'
import { distanceText, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Sparkles } from '#app/ui/icons.ts'
import type { Listing } from './listing.ts'
import { ListingFacts } from './listing-facts.tsx'

export function ListingCard({ listing, isEager = false }: { listing: Listing; isEager?: boolean }) {
  const { locale, t } = useI18n()
  const { listing: words } = t.pages
  return (
    <article className="biz biz--row">
      <div className="cover">
        <img
          src={listing.image || coverUrl(listing.id, listing.tint)}
          alt=""
          width={640}
          height={480}
          loading={isEager ? 'eager' : 'lazy'}
        />
        {listing.isFeatured && (
          <span className="cover__tag badge badge--over">
            <Sparkles className="i i--xs" aria-hidden="true" />
            {words.featured}
          </span>
        )}
      </div>
      <div className="biz__body">
        <h3 className="biz__name">
          <Link to={listing.path} dir="auto">
            {listing.name}
          </Link>
        </h3>
        <div className="biz__meta">
          <span>{listing.label}</span>
          {listing.distanceKm < UNKNOWN_DISTANCE_KM && (
            <span className="num">{distanceText(listing.distanceKm, locale, words.distance)}</span>
          )}
        </div>
        <p className="small muted">{listing.location}</p>
        <ListingFacts listing={listing} />
      </div>
    </article>
  )
}
