// One mosque: what the directory knows of it, on one quiet card.

import { telephoneLink } from '#app/core/listings/contact-links.ts'
import { LinkList, type OnwardLink } from '#app/core/listings/link-list.tsx'
import { ListingGrid, type Listings } from '#app/core/listings/listing-grid.tsx'
import { distanceText, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Globe, Navigation, Phone } from '#app/ui/icons.ts'

export type RecordPageData = {
  path: string
  crumbs: Crumb[]
  name: string
  /** Its type. */
  label: string
  cover: string
  location: string
  /** Kilometres from the visitor; null where unknown. */
  distance: number | null
  description: string
  address: string
  phone: string
  website: string | null
  directions: string | null
  near: Listings
  links: OnwardLink[]
}

export function RecordPage({ page }: { page: RecordPageData }) {
  const { locale, t } = useI18n()
  const { record: words, planned } = t.pages
  const nearTitle = words.nearMosque
  const facts: [label: string, value: string][] = [
    ...(page.address ? [[words.address, page.address] as [string, string]] : []),
    [words.location, page.location],
    ...(page.distance !== null && page.distance < UNKNOWN_DISTANCE_KM
      ? [[words.distance, distanceText(page.distance, locale, t.listing.distance)] as [string, string]]
      : []),
    ...(page.phone ? [[words.phone, page.phone] as [string, string]] : []),
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
        <div className="max-w-[46rem]">
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
