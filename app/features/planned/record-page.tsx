// One business or mosque: what the directory knows of it, on one quiet card.

import type { HalalLevel } from '#app/core/listings/business.ts'
import { telephoneLink } from '#app/core/listings/contact-links.ts'
import { HalalBadge } from '#app/core/listings/halal-badge.tsx'
import { LinkList, type OnwardLink } from '#app/core/listings/link-list.tsx'
import { ListingGrid, type Listings } from '#app/core/listings/listing-grid.tsx'
import { distanceText, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Globe, Navigation, Phone } from '#app/ui/icons.ts'
import { Stars } from '#app/ui/stars.tsx'

export type RecordPageData = {
  kind: 'business' | 'mosque'
  path: string
  crumbs: Crumb[]
  name: string
  /** Category of a business, type of a mosque. */
  label: string
  cover: string
  location: string
  /** Kilometres from the visitor; null where unknown. */
  distance: number | null
  rating: number | null
  reviewsCount: number
  halalLevel: HalalLevel | null
  isSample: boolean
  description: string
  address: string
  phone: string
  website: string | null
  services: string[]
  isMuslimOwned: boolean
  priceRange: string
  hours: { day: string; text: string }[]
  directions: string | null
  near: Listings
  links: OnwardLink[]
}

export function RecordPage({ page }: { page: RecordPageData }) {
  const { locale, t } = useI18n()
  const { record: words, planned } = t.pages
  const nearTitle = page.kind === 'business' ? words.near : words.nearMosque
  const facts: [label: string, value: string][] = [
    ...(page.address ? [[words.address, page.address] as [string, string]] : []),
    [words.location, page.location],
    ...(page.distance !== null && page.distance < UNKNOWN_DISTANCE_KM
      ? [[words.distance, distanceText(page.distance, locale, t.listing.distance)] as [string, string]]
      : []),
    ...(page.phone ? [[words.phone, page.phone] as [string, string]] : []),
    ...(page.priceRange ? [[words.price, page.priceRange] as [string, string]] : []),
    ...(page.isMuslimOwned ? [[words.ownership, words.muslimOwned] as [string, string]] : []),
    ...(page.services.length > 0 ? [[words.services, page.services.join(' · ')] as [string, string]] : []),
  ]
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <article className="stack gap-6 pt-2">
        <div className="cover aspect-[16/9] sm:aspect-[16/5]">
          <img src={page.cover} alt="" width={1280} height={400} fetchPriority="high" />
        </div>
        <header className="stack gap-3">
          <p className="eyebrow">{page.label}</p>
          <h1 className="title" dir="auto">
            {page.name}
          </h1>
          <div className="row row--wrap">
            {page.rating !== null && <Stars rating={page.rating} count={page.reviewsCount} />}
            {page.halalLevel !== null && <HalalBadge level={page.halalLevel} />}
            {page.isSample && <Badge>{t.listing.sample}</Badge>}
          </div>
          {page.isSample && <p className="small muted">{words.sampleNote}</p>}
          <div className="row row--wrap">
            {page.phone && (
              <a className="btn" href={telephoneLink(page.phone)}>
                <Phone className="i i--sm" aria-hidden="true" />
                {t.listing.call}
              </a>
            )}
            {page.directions && (
              <a className="btn btn--line" href={page.directions} rel="noopener nofollow">
                <Navigation className="i i--sm" aria-hidden="true" />
                {t.listing.directions}
              </a>
            )}
            {page.website && (
              <a className="btn btn--line" href={page.website} rel="noopener nofollow ugc">
                <Globe className="i i--sm" aria-hidden="true" />
                {words.visit}
              </a>
            )}
          </div>
        </header>
        <div className={page.hours.length > 0 ? 'grid gap-5 lg:grid-cols-[1.5fr_1fr]' : 'max-w-[46rem]'}>
          <div className="panel stack gap-5">
            {page.description && (
              <p className="text-lg" dir="auto">
                {page.description}
              </p>
            )}
            <dl className="dl">
              {facts.map(([label, value]) => (
                <div key={label} className="contents">
                  <dt>{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {page.hours.length > 0 && (
            <section className="panel" aria-labelledby="hours">
              <h2 className="h3 pb-4" id="hours">
                {words.hours}
              </h2>
              <dl className="dl">
                {page.hours.map(({ day, text }) => (
                  <div key={day} className="contents">
                    <dt>{day}</dt>
                    <dd className="num">{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </article>
      {page.near.cards.length > 0 && (
        <section className="pt-12" aria-labelledby="near">
          <h2 className="h3 pb-4" id="near">
            {nearTitle}
          </h2>
          <ListingGrid listings={page.near} label={nearTitle} />
        </section>
      )}
      <LinkList title={planned.onward} links={page.links} />
    </div>
  )
}
