// A list of businesses or mosques with its search, its chips and its ways onward.

import { Link } from 'react-router'
import { MapView } from '#app/core/map/map-view.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ChevronLeft, ChevronRight, Store } from '#app/ui/icons.ts'
import { LinkList, type OnwardLink } from './link-list.tsx'
import { ListingGrid, type Listings } from './listing-grid.tsx'
import { SearchForm } from './search-form.tsx'

export type Chip = { label: string; to: string; isCurrent: boolean }
export type LinkGroup = { title: string; links: OnwardLink[] }

export type ListingPageData = {
  crumbs: Crumb[]
  heading: string
  lead: string
  /** The search box, with what was searched for; null on pages that have none. */
  search: { query: string; category: string } | null
  chips: Chip[]
  count: number | null
  listings: Listings
  /** The same listings on a map, above the cards. */
  pins?: Pin[]
  emptyTitle: string
  previous: string | null
  next: string | null
  groups: LinkGroup[]
}

export function ListingPage({ page }: { page: ListingPageData }) {
  const { list: t, location } = useT().pages
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <header className="stack gap-2 pt-2 pb-6">
        <h1 className="title">{page.heading}</h1>
        <p className="soft max-w-[46rem] text-lg">{page.lead}</p>
      </header>
      {page.search && (
        <div className="pb-4">
          <SearchForm {...page.search} words={t} />
        </div>
      )}
      {page.chips.length > 0 && (
        <nav className="chips" aria-label={t.filterByCategory}>
          {page.chips.map(({ label, to, isCurrent }) => (
            <Link key={to} className="chip" to={to} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <section className="stack gap-4 pt-6" aria-labelledby="results">
        <h2 id="results" className={page.count === null ? 'sr-only' : 'h4'}>
          {page.count === null ? t.results : location.count(page.count)}
        </h2>
        {page.pins && page.pins.length > 0 && (
          <div className="h-72 md:h-96">
            <MapView pins={page.pins} />
          </div>
        )}
        {page.listings.cards.length > 0 ? (
          <ListingGrid listings={page.listings} label={t.results} />
        ) : (
          <EmptyList title={page.emptyTitle} />
        )}
      </section>
      {(page.previous || page.next) && (
        <nav className="row between pt-8" aria-label={t.pages}>
          {page.previous ? (
            <Link className="btn btn--line" to={page.previous} rel="prev">
              <ChevronLeft className="i i--sm flip" aria-hidden="true" />
              {t.previous}
            </Link>
          ) : (
            <span />
          )}
          {page.next && (
            <Link className="btn btn--line" to={page.next} rel="next">
              {t.next}
              <ChevronRight className="i i--sm flip" aria-hidden="true" />
            </Link>
          )}
        </nav>
      )}
      {page.groups.map(({ title, links }) => (
        <LinkList key={title} title={title} links={links} />
      ))}
    </div>
  )
}

function EmptyList({ title }: { title: string }) {
  const { list: t } = useT().pages
  return (
    <div className="panel">
      <EmptyState
        icon={Store}
        title={title}
        headingLevel={3}
        action={
          <Button variant="soft" to="/businesses">
            {t.browseAll}
          </Button>
        }
      >
        {t.nothingHere}
      </EmptyState>
    </div>
  )
}
