// The list of mosques.
import { ListingGrid, type Listings } from '#app/core/listings/listing-grid.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Store } from '#app/ui/icons.ts'

export type ListingPageData = { crumbs: Crumb[]; heading: string; lead: string; listings: Listings }

export function ListingPage({ page }: { page: ListingPageData }) {
  const { list: t } = useT().pages
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <header className="stack gap-2 pt-2 pb-6">
        <h1 className="title">{page.heading}</h1>
        <p className="soft max-w-[46rem] text-lg">{page.lead}</p>
      </header>
      <section className="stack gap-4 pt-6" aria-labelledby="results">
        <h2 id="results" className="sr-only">
          {t.results}
        </h2>
        {page.listings.cards.length > 0 ? <ListingGrid listings={page.listings} label={t.results} /> : <EmptyList />}
      </section>
    </div>
  )
}

function EmptyList() {
  const { list: t } = useT().pages
  return (
    <div className="panel">
      <EmptyState
        icon={Store}
        title={t.noMosques}
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
