// A business in a list: a card, and a row with a square cover on phones. The whole card is one link.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OpenLabel } from '#app/core/hours/open-label.ts'
import { OpenState } from '#app/core/hours/open-state.tsx'
import { ExactDistance } from '#app/core/places/exact-distance.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Sparkles } from '#app/ui/icons.ts'
import { Stars } from '#app/ui/stars.tsx'
import type { HalalLevel } from './business.ts'
import { HalalBadge } from './halal-badge.tsx'
import type { HalalWord } from './halal-label.ts'

export type BusinessCardData = {
  id: string
  path: string
  /** Null: the card says that there is none. */
  name: string | null
  /** A picture of the place, or a drawing of what it serves. */
  cover: { src: string; width: number; height: number }
  category: string | null
  /** The quarter near the visitor, with its city elsewhere. */
  where: string | null
  rating: number | null
  reviewsCount: number
  /** Kilometres; null where they mean nothing, as when the visitor's own place is unknown. */
  distance: number | null
  /** Its city, where that is all that is known of its position. */
  somewhereIn: string | null
  position: { lat: number; lng: number } | null
  open: OpenLabel | null
  halalLevel: HalalLevel | null
  halalSaid: HalalWord | null
  isFeatured: boolean
  isSample: boolean
}

type Props = {
  business: BusinessCardData
  isLazy?: boolean | undefined
  /** Stands on the cover's corner, such as the heart. */
  action?: ReactNode
  /** Stands below the rating. */
  extra?: ReactNode
  /** Why a search found it. */
  why?: string | null | undefined
}

/** How far it is, or that only its city is known. */
export function HowFar({ business }: { business: Pick<BusinessCardData, 'distance' | 'somewhereIn' | 'position'> }) {
  const words = useI18n().t.listings
  if (business.somewhereIn) return <span>{words.somewhereIn(business.somewhereIn)}</span>
  if (business.distance === null) return null
  return (
    <span className="num">
      <ExactDistance km={business.distance} to={business.position} />
    </span>
  )
}

export function BusinessCard({ business, isLazy = true, action, extra, why }: Props) {
  const { t } = useI18n()
  const words = t.listings
  const { cover, distance, halalLevel, open, rating } = business
  return (
    <article className="listing listing--row">
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
        {business.isFeatured && (
          <Badge tone="over" className="cover__tag">
            <Sparkles className="i i--xs" />
            {words.featured}
          </Badge>
        )}
      </div>
      {action}
      <div className="listing__body">
        {/* On a phone the action stands beside the name instead of on the cover. */}
        <h3 className="listing__name">
          {/* A name in the other direction is cut at its own end. */}
          {/* The route of one is the route of all: nothing to discover. */}
          <Link to={business.path} dir="auto" discover="none">
            {business.name ?? words.nameNotFound}
          </Link>
        </h3>
        <div className="listing__meta">
          {business.isSample && <span className="strong">{words.sample}</span>}
          {business.category && <span>{business.category}</span>}
          {business.where && <span>{business.where}</span>}
          {/* On a phone the cover is too small for the tag. */}
          {business.isFeatured && <span className="strong sm:hidden">{words.featured}</span>}
        </div>
        {why && (
          <p className="small soft" dir="auto">
            {why}
          </p>
        )}
        {rating !== null && <Stars rating={rating} count={business.reviewsCount} />}
        {extra}
        {(open || distance !== null || business.somewhereIn) && (
          <div className="listing__meta">
            {open && <OpenState label={open} />}
            <HowFar business={business} />
          </div>
        )}
        {halalLevel !== null && !business.isSample && <HalalBadge level={halalLevel} said={business.halalSaid} />}
      </div>
    </article>
  )
}
