// The directory's page: what is asked for on top, then the list with the map beside it.
import '#app/core/listings/search.css'
import './businesses.css'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import { CategoryChips } from './category-chips.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { Results } from './results.tsx'
import { SearchBar } from './search-bar.tsx'
import { UnderstoodBar } from './understood-bar.tsx'

/** The search box, the panel of filters and the choice of order are parts of this one form. */
const FORM_ID = 'directory'

export function BusinessesPage({ page }: { page: BusinessesPageData }) {
  return (
    <div className="page map-page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <h1 className="title pt-2 pb-4">{page.heading}</h1>
      <SearchBar id={FORM_ID} page={page} />
      <UnderstoodBar page={page} />
      <CategoryChips page={page} />
      <FilterBar formId={FORM_ID} page={page} />
      <Results formId={FORM_ID} page={page} />
    </div>
  )
}
