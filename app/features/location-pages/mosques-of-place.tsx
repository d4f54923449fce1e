// The mosques of a country or a city: cards, the pages after this one, and the cities around.
import './location-pages.css'
import { Link } from 'react-router'
import { LinkList, type OnwardLink } from '#app/core/listings/link-list.tsx'
import { ListingGrid } from '#app/core/listings/listing-grid.tsx'
import type { MosqueCardData } from '#app/core/listings/mosque-card.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Pagination } from '#app/ui/pagination.tsx'

export type MosquesOfPlaceData = {
  crumbs: Crumb[]
  heading: string
  lead: string
  /** The page's path without language. */
  path: string
  cards: MosqueCardData[]
  pageNumber: number
  pageCount: number
  cities: OnwardLink[]
  /** Where to eat there. */
  restaurants: string
}

export function MosquesOfPlace({ page }: { page: MosquesOfPlaceData }) {
  const words = useI18n().t.locationPages
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <header className="loc__head">
        <h1 className="title">{page.heading}</h1>
        <p className="soft max-w-[46rem] text-lg">{page.lead}</p>
        <div className="row row--wrap gap-2">
          <Link className="btn btn--soft btn--sm" to="/mosques">
            {words.mosquesOf.nearMe}
          </Link>
          <Link className="btn btn--line btn--sm" to={page.restaurants}>
            {words.mosquesOf.restaurants}
          </Link>
        </div>
      </header>
      {page.cards.length > 0 && (
        <section className="stack gap-5 pt-8" aria-label={page.heading}>
          <ListingGrid listings={{ kind: 'mosque', cards: page.cards }} label={page.heading} />
          {page.pageCount > 1 && (
            <Pagination
              page={page.pageNumber}
              pageCount={page.pageCount}
              hrefFor={(number) => (number === 1 ? page.path : `${page.path}?page=${number}`)}
            />
          )}
        </section>
      )}
      {page.cities.length > 0 && <LinkList title={words.neighbours.cities} links={page.cities} />}
    </div>
  )
}
