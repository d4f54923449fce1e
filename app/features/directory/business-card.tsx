// A business in a list: a card, and a row with a square cover on phones. The whole card is one link.

import { Link } from 'react-router'
import { distanceText } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Stars } from '#app/ui/stars.tsx'
import type { BusinessCardData } from './business-card-data.ts'
import { HalalBadge } from './halal-badge.tsx'
import { OpenState } from './open-state.tsx'

export function BusinessCard({ business, isLazy = true }: { business: BusinessCardData; isLazy?: boolean }) {
  const { locale, t } = useI18n()
  const words = t.home.business
  const { cover, distance, halalLevel, open, rating } = business
  return (
    <article className="biz biz--row">
      <div className="cover">
        <img
          src={cover.src}
          alt=""
          width={cover.width}
          height={cover.height}
          loading={isLazy ? 'lazy' : undefined}
          // Else React preloads it in the head, ahead of what is on the first screen.
          fetchPriority={isLazy ? undefined : 'low'}
          decoding="async"
        />
      </div>
      <div className="biz__body max-sm:pe-0">
        <h3 className="biz__name">
          {/* A name in the other direction is cut at its own end. */}
          <Link to={business.path} dir="auto">
            {business.name ?? words.nameNotFound}
          </Link>
        </h3>
        <div className="biz__meta">
          {business.category && <span>{business.category}</span>}
          {business.city && <span>{business.city}</span>}
          {business.isSample && <span className="muted">{words.sample}</span>}
        </div>
        {rating !== null && <Stars rating={rating} count={business.reviewsCount} />}
        {(open || distance !== null) && (
          <div className="biz__meta">
            {open && <OpenState label={open} />}
            {distance !== null && <span className="num">{distanceText(distance, locale, t.home.distance)}</span>}
          </div>
        )}
        {halalLevel !== null && <HalalBadge level={halalLevel} />}
      </div>
    </article>
  )
}
