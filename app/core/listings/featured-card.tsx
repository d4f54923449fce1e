// A featured business, large: cover beside text, labelled as featured, with what people want first.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OpenState } from '#app/core/hours/open-state.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { directionsLink, telephoneLink } from '#app/lib/contact-links.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Navigation, Phone, ShieldCheck, Sparkles } from '#app/ui/icons.ts'
import { Stars } from '#app/ui/stars.tsx'
import { type BusinessCardData, HowFar } from './business-card.tsx'
import { HalalBadge } from './halal-badge.tsx'

export type FeaturedCardData = BusinessCardData & {
  description: string
  isMuslimOwned: boolean
  phone: string | null
}

type Props = {
  business: FeaturedCardData
  isLazy?: boolean
  /** Stands below the rating. */
  extra?: ReactNode
}

export function FeaturedCard({ business, isLazy = false, extra }: Props) {
  const { t } = useI18n()
  const words = t.listings
  const { cover, halalLevel, open, phone, position, rating } = business
  const name = business.name ?? words.nameNotFound
  return (
    <article className="listing-lead">
      <div className="cover">
        <img
          className="rtl:-scale-x-100"
          src={cover.src}
          alt=""
          width={cover.width}
          height={cover.height}
          loading={isLazy ? 'lazy' : undefined}
          // Else React preloads it in the head, ahead of what is on the first screen.
          fetchPriority={isLazy ? undefined : 'low'}
          decoding="async"
        />
        <Badge tone="over" className="cover__tag">
          <Sparkles className="i i--xs" />
          {words.featured}
        </Badge>
      </div>
      <div className="listing-lead__body">
        <div className="listing__meta">
          {business.isSample && <span className="strong">{words.sample}</span>}
          {business.category && <span>{business.category}</span>}
          {business.where && <span>{business.where}</span>}
          <HowFar business={business} />
        </div>
        <h3 className="listing__name">
          <Link to={business.path} dir="auto">
            {name}
          </Link>
        </h3>
        {rating !== null && <Stars rating={rating} count={business.reviewsCount} />}
        {extra}
        {business.description && (
          <p className="line-clamp-3" dir="auto">
            {business.description}
          </p>
        )}
        <div className="row row--wrap gap-2">
          {halalLevel !== null && !business.isSample && <HalalBadge level={halalLevel} said={business.halalSaid} />}
          {halalLevel === null && business.isMuslimOwned && (
            <Badge tone="brand">
              <ShieldCheck className="i i--xs" />
              {words.muslimOwned}
            </Badge>
          )}
          {open && <OpenState label={open} className="small" />}
        </div>
        <div className="listing-lead__foot">
          {phone && (
            <Button variant="soft" size="sm" href={telephoneLink(phone)} aria-label={words.callNamed(name)}>
              <Phone className="i i--sm" />
              {words.call}
            </Button>
          )}
          {position && (
            <Button
              variant="outline"
              size="sm"
              href={directionsLink(position)}
              rel="noreferrer"
              aria-label={words.directionsTo(name)}
            >
              <Navigation className="i i--sm" />
              {words.directions}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
